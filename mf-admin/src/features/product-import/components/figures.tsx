import { Panel, below, color, fontSize, fontWeight, from, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { formatNumber } from '@gvg/contracts/values/format-number';

const Frame = styled(Panel)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  [from.tablet]: { padding: 0 },
  [below.tablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Figure = styled('div')({
  padding: '10px 16px',
  borderInlineStart: `1px solid ${color.line}`,
  '&:first-of-type': { borderInlineStart: 0 },
  '& b': {
    ...tabularFigures,
    marginInlineEnd: 8,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.heading,
    lineHeight: 1.3,
  },
  '& span': { fontSize: fontSize.note, fontWeight: fontWeight.strong },
  '& small': { display: 'block', minHeight: rem(20), color: color.muted, fontSize: fontSize.small },
  '&[data-tone="muted"] b': { color: color.muted },
  '&[data-tone="urgent"] b': { color: color.clay },
  [below.tablet]: {
    '&:nth-of-type(odd)': { borderInlineStart: 0 },
    '&:nth-of-type(n + 3)': { borderTop: `1px solid ${color.line}` },
  },
});

export interface ShownFigure {
  id: string;
  value: number;
  label: string;
  text: string;
  tone?: 'muted' | 'urgent' | undefined;
}

/** Row of figures with labels. */
export function Figures({ label, figures }: { label: string; figures: readonly ShownFigure[] }) {
  return (
    <Frame as="section" aria-label={label}>
      {figures.map(({ id, value, label: name, text, tone }) => (
        <Figure key={id} {...(tone === undefined ? {} : { 'data-tone': tone })}>
          <b>{formatNumber(value, 0)}</b>
          <span>{name}</span>
          <small>{text}</small>
        </Figure>
      ))}
    </Frame>
  );
}
