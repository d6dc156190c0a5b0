import { color, fontSize, fontWeight, radius, rem, styled, tabularFigures } from '@gvg/ui';

/** Option of a radio group: its button, its name (`b`, with `small` below), and a figure at the end. */
export const ChoiceCard = styled('label')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: rem(48),
  padding: '6px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.jade, backgroundColor: color.jadeSoft },
  '& input': { width: rem(18), height: rem(18), accentColor: color.jade },
  '& b': { display: 'block', fontWeight: fontWeight.heading },
  '& small': { color: color.muted, fontSize: fontSize.small },
});

export const ChoiceCards = styled('div')({ display: 'grid', gap: 6 });
