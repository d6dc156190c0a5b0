import { formatNumber } from '@gvg/contracts/values/format-number';
import { color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { formatKilograms } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { bracketPieces } from '../bracket-pieces.ts';
import type { CostValues } from '../cost-form.ts';

const Bar = styled('div')({ display: 'flex', gap: 2, padding: '14px 16px 0' });
const Piece = styled('div')({
  minWidth: rem(14),
  '& > b': {
    ...tabularFigures,
    display: 'grid',
    placeItems: 'center',
    height: rem(28),
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: 6,
    backgroundColor: color.jadeSoft,
    color: color.ink,
    fontSize: fontSize.tiny,
    fontWeight: fontWeight.strong,
  },
  '& > small': { ...tabularFigures, display: 'block', color: color.muted, fontSize: fontSize.tiny },
  '&[data-kind="gap"] > b': { border: `1px dashed ${color.clay}`, backgroundColor: 'transparent', color: color.clay },
  '&[data-kind="overlap"] > b': { borderColor: color.clay, color: color.clay },
});

const thousand = 1_000;
/** On a linear scale, a heavy last bracket would leave no room for the light ones, which most parcels fall into. */
const growthOf = (grams: number) => Math.sqrt(grams);

/** Brackets along the weight axis, in thousand VND. The table below has the same information as text. */
export function BracketBar({ brackets }: { brackets: CostValues['brackets'] }) {
  const { t } = useStaffTexts();
  return (
    <Bar aria-hidden>
      {bracketPieces(brackets).map(({ fromGrams, toGrams, kind, pricePerKg }) => (
        <Piece key={fromGrams} data-kind={kind} sx={{ flex: `${growthOf(toGrams - fromGrams)} 1 0` }}>
          <b>{kind === 'price' ? priceText(pricePerKg) : t(`costs.${kind}`)}</b>
          <small>{formatKilograms(fromGrams)}</small>
        </Piece>
      ))}
    </Bar>
  );
}

const priceText = (price: number | undefined) =>
  (price ?? null) === null || Number.isNaN(price) ? '' : formatNumber((price ?? 0) / thousand);
