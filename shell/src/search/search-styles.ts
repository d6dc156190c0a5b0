import { color, fontSize, radius, rem, tapTarget } from '@gvg/ui';

/** Pill-shaped field: its border shows the focus of the input inside. */
export const pillStyles = {
  isolation: 'isolate',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: rem(tapTarget),
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
  // The hit area stays 44 px high; only the visible pill is smaller.
  'header[data-compact] &::before': { transform: 'scaleY(0.86)' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: rem(tapTarget),
    padding: 0,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    fontSize: fontSize.field,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
} as const;
