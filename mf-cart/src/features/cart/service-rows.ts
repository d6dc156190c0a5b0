import { color, fontSize, motion, radius, styled, tabularFigures } from '@gvg/ui';

/** Frame of the choice of a service. */
export const ServiceRows = styled('fieldset')({
  containerType: 'inline-size',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  transition: `opacity ${motion.calm}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Style of the label around the radio button of a service. Its columns are those of its list. */
export const serviceRow = {
  ...tabularFigures,
  display: 'grid',
  alignItems: 'center',
  gap: 12,
  borderRadius: radius.input,
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: color.jadeSoft },
  '&:has(:disabled)': { cursor: 'default', color: color.muted },
  '&:focus-within:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${color.jade}` },
  '& input': { width: 18, height: 18, margin: 0, accentColor: color.jade },
  '& small': { fontSize: fontSize.small, color: color.muted },
} as const;
