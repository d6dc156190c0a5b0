import { ratingStars } from '@gvg/contracts/catalogue/terms';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import {
  Button as PlainButton,
  EmptyState,
  Note,
  Section,
  SectionTitle,
  Star,
  color,
  tabularFigures,
  fontSize,
  fontWeight,
  styled,
} from '@gvg/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ratingsQuery, ratingsPerPage } from '../api/ratings.ts';
import { RatingsPage } from './ratings-page.tsx';
import { RatingsSkeleton } from './ratings-skeleton.tsx';
import { StarChoice } from './star-choice.tsx';

const Button = styled(PlainButton)({ marginTop: 16 });

const Figures = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlock: 12,
  '& strong': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    fontSize: fontSize.page,
    fontWeight: fontWeight.heading,
  },
  '& strong svg': { color: color.gold, fill: 'currentColor' },
});

/** Ratings section: average, filter by stars, and reviews page by page. */
export function Ratings({ product }: { product: Product }) {
  const { t } = useTexts();
  const [stars, setStars] = useState<RatingStars>();
  const [pages, setPages] = useState(1);
  const { data, error, isLoadingError, refetch } = useQuery(ratingsQuery(product._id, { stars }));
  const { ratingCount, ratingAverage } = product;
  const choose = (chosen: RatingStars | undefined) => {
    setStars(chosen);
    setPages(1);
  };
  return (
    <Section id="ratings" aria-labelledby="ratings-title">
      <SectionTitle id="ratings-title">{t('product.reviews')}</SectionTitle>
      {ratingCount > 0 && (
        <Figures>
          <strong aria-label={t('catalogue.stars', { stars: ratingAverage.toFixed(1) })} role="img">
            <Star size={28} aria-hidden />
            {ratingAverage.toFixed(1)}
          </strong>
          <Note>
            {t('product.ratings', { count: ratingCount, formatted: formatNumber(ratingCount) })}
            <br />
            {t('product.reviewsBy')}
          </Note>
          <StarChoice choices={ratingStars} chosen={stars} onChoose={choose} />
        </Figures>
      )}
      {isLoadingError && <LoadError error={error} retry={() => void refetch()} />}
      {!data && !isLoadingError && ratingCount > 0 && <RatingsSkeleton />}
      {ratingCount === 0 && (
        <EmptyState
          icon={<Star size={28} aria-hidden />}
          title={t('product.noReviews')}
          text={t('product.noReviewsText')}
        />
      )}
      {ratingCount > 0 && data?.totalDocs === 0 && stars !== undefined && (
        <Note>{t('product.noReviewsOfStars', { stars })}</Note>
      )}
      {data &&
        Array.from({ length: pages }, (_, index) => (
          <RatingsPage key={`${stars}-${index}`} product={product} stars={stars} page={index + 1} />
        ))}
      {data && data.totalDocs > pages * ratingsPerPage && (
        <Button variant="outlined" onClick={() => setPages(pages + 1)}>
          {t('product.moreReviews')}
        </Button>
      )}
    </Section>
  );
}
