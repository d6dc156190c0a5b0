import { formatWeight } from '@gvg/contracts/values/weight';
import { Box, color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import type { PreviewRow } from '../api/preview.ts';

/** Maximum number of segments, because more cannot be distinguished. */
const mostPieces = 24;

const Head = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginBottom: 6,
  fontSize: fontSize.small,
  color: color.muted,
  '& b': { color: color.jade, fontWeight: fontWeight.strong },
});
const Pieces = styled('div')({ display: 'flex', gap: 3 });
const Piece = styled('span')({ flex: 1, height: 6, overflow: 'hidden', borderRadius: 3, backgroundColor: color.line });
const Fill = styled(Box)({ display: 'block', height: '100%', backgroundColor: color.jade });

/** Use of the charged weight: one segment per step. The last one shows the weight that still ships at the same price. */
export function WeightBar({ row: { realGrams, volumetricGrams, chargeableGrams, rule } }: { row: PreviewRow }) {
  const { t } = useCartTexts();
  const used = Math.max(realGrams, volumetricGrams);
  const spare = chargeableGrams - used;
  const pieces = Math.min(Math.max(1, Math.ceil(chargeableGrams / (rule?.stepGrams ?? chargeableGrams))), mostPieces);
  const perPiece = chargeableGrams / pieces;
  const sentence = spare > 0 ? t('shipping.spare', { weight: formatWeight(spare) }) : t('shipping.noSpare');
  const weights = t('shipping.weights', { used: formatWeight(used), charged: formatWeight(chargeableGrams) });
  return (
    <div>
      <Head>
        <b>{sentence}</b>
        <span>{weights}</span>
      </Head>
      <Pieces
        role="meter"
        aria-label={sentence}
        aria-valuemin={0}
        aria-valuemax={chargeableGrams}
        aria-valuenow={used}
        aria-valuetext={weights}
      >
        {Array.from({ length: pieces }, (_, index) => (
          <Piece key={index}>
            <Fill sx={{ width: `${Math.round(Math.min(1, Math.max(0, used / perPiece - index)) * 100)}%` }} />
          </Piece>
        ))}
      </Pieces>
    </div>
  );
}
