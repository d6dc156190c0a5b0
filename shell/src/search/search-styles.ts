import { color, fontSize, radius, tapTarget } from '@gvg/ui';

/** The field as a pill: its border shows the focus of what is inside. */
export const pillStyles = {
  isolation: 'isolate',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: tapTarget,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    border: `1px solid ${color.field}`,
    borderRadius: radius.pill,
    backgroundColor: color.paper,
  },
  '&:focus-within::before': { borderColor: color.jade, boxShadow: `0 0 0 2px ${color.jade}` },
  // The field stays 44 to be tapped; what is drawn leaves air above and below.
  'header[data-compact] &::before': { transform: 'scaleY(0.86)' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: tapTarget - 2,
    padding: 0,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    fontSize: fontSize.text,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
} as const;
