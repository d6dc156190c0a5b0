import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { useData } from '@gvg/browser-kit';
import { styled } from '@gvg/ui';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ratingsAddress } from '../api/addresses.ts';
import { RatingEntry } from './rating-entry.tsx';
import { RatingsSkeleton } from './ratings-skeleton.tsx';

const List = styled('ul')({ listStyle: 'none', maxWidth: 760 });

export interface RatingsPageProps {
  product: Product;
  stars: RatingStars | undefined;
  page: number;
}

export function RatingsPage({ product, stars, page }: RatingsPageProps) {
  const { data, error, retry } = useData(ratingsAddress(product._id, { page, stars }));
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <RatingsSkeleton />;
  return (
    <List>
      {data.docs.map((rating) => (
        <RatingEntry key={rating._id} rating={rating} />
      ))}
    </List>
  );
}
