import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import { color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& button': {
    minHeight: tapTarget,
    paddingInline: 14,
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    fontSize: fontSize.small,
    color: color.muted,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.jadeSoft, color: color.ink, fontWeight: fontWeight.strong },
});

export interface StarChoiceProps {
  choices: readonly RatingStars[];
  chosen: RatingStars | undefined;
  onChoose: (stars: RatingStars | undefined) => void;
}

export function StarChoice({ choices, chosen, onChoose }: StarChoiceProps) {
  const { t } = useTexts();
  return (
    <Row>
      {[undefined, ...choices.toReversed()].map((stars) => (
        <button key={stars ?? 'all'} type="button" aria-pressed={stars === chosen} onClick={() => onChoose(stars)}>
          {stars === undefined ? t('product.allStars') : t('product.starsOnly', { stars })}
        </button>
      ))}
    </Row>
  );
}
