import { InvalidMessage } from '@gvg/browser-kit/forms';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import { Star, VisuallyHidden, color, fieldLabel, styled, tapTarget } from '@gvg/ui';
import { useId } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Frame = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...fieldLabel, padding: 0 },
});
// Aligns the stars with their label.
const Row = styled('div')({ display: 'flex', marginInlineStart: -8 });
const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  color: color.field,
  cursor: 'pointer',
  '&[data-filled]': { color: color.gold },
  '&[data-filled] svg': { fill: 'currentColor' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: `2px solid ${color.jade}`, outlineOffset: -2, borderRadius: 8 },
});

export interface StarFieldProps {
  choices: readonly RatingStars[];
  stars: RatingStars | undefined;
  onChoose: (stars: RatingStars) => void;
  error: string | undefined;
}

/** One to five stars, as radio buttons. */
export function StarField({ choices, stars, onChoose, error }: StarFieldProps) {
  const { t } = useOrderTexts();
  const id = useId();
  return (
    <Frame
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>{t('rating.stars')}</legend>
      <Row>
        {choices.map((count) => (
          <Choice key={count} data-filled={stars !== undefined && count <= stars ? '' : undefined}>
            <input type="radio" name="stars" value={count} checked={stars === count} onChange={() => onChoose(count)} />
            <Star size={28} aria-hidden />
            <VisuallyHidden>{t('rating.star', { count })}</VisuallyHidden>
          </Choice>
        ))}
      </Row>
      <div aria-live="polite">{error !== undefined && <InvalidMessage id={id}>{error}</InvalidMessage>}</div>
    </Frame>
  );
}
