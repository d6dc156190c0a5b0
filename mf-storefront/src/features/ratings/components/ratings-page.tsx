import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { useQuery } from '@gvg/query';
import { styled } from '@gvg/ui';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ratingsQuery } from '../api/ratings.ts';
import { RatingEntry } from './rating-entry.tsx';
import { RatingsSkeleton } from './ratings-skeleton.tsx';

const List = styled('ul')({ listStyle: 'none', maxWidth: 760 });

export interface RatingsPageProps {
  product: Product;
  stars: RatingStars | undefined;
  page: number;
}

export function RatingsPage({ product, stars, page }: RatingsPageProps) {
  const { data, error, isLoadingError, refetch } = useQuery(ratingsQuery(product._id, { page, stars }));
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <RatingsSkeleton />;
  return (
    <List>
      {data.docs.map((rating) => (
        <RatingEntry key={rating._id} rating={rating} />
      ))}
    </List>
  );
}
