import { color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';

/** List of facts, with as many per line as fit. */
export const Facts = styled('dl')({
  ...tabularFigures,
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(120)}, auto))`,
  margin: 0,
  '& dt': { color: color.muted, fontSize: fontSize.small },
  '& dd': { margin: 0, fontWeight: fontWeight.strong, overflowWrap: 'anywhere' },
  '& dd[data-amount]': { fontSize: fontSize.heading, fontWeight: fontWeight.heading },
});
