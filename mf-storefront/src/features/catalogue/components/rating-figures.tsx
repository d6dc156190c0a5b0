import { Star, VisuallyHidden, color, tabularFigures, fontSize, fontWeight, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { formatRoughly } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';

const Line = styled('span')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  fontSize: fontSize.small,
  color: color.muted,
  '& b': { color: color.ink, fontWeight: fontWeight.heading },
  '& svg': { color: color.gold, fill: 'currentColor' },
});

interface Rated {
  ratingAverage: number;
  ratingCount: number;
  sold: number;
}

/** Average rating and number sold. Each is omitted if zero. */
export function RatingFigures({ product, children }: { product: Rated; children?: ReactNode }) {
  const { t } = useTexts();
  const stars = product.ratingAverage.toFixed(1);
  return (
    <Line>
      {product.ratingCount > 0 && (
        <>
          <Star size={14} aria-hidden />
          <b aria-hidden>{stars}</b>
          <VisuallyHidden>{t('catalogue.stars', { stars })}</VisuallyHidden>
        </>
      )}
      {children}
      {product.sold > 0 && <span>{t('catalogue.sold', { amount: formatRoughly(product.sold) })}</span>}
    </Line>
  );
}
