import { color, fontSize, rem, tapTarget } from '@gvg/ui';
import { rowHeights } from './heights.ts';

/** Styles of a link in the top bar; its hit area extends below the bar to the full 44 px. */
export const barLinkStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: rem(rowHeights.mobile.top),
  padding: '0 10px',
  border: 0,
  backgroundColor: 'transparent',
  color: color.onJadeDeep,
  fontSize: fontSize.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: color.onJadeDeep, outlineOffset: -4 },
  '&::after': { content: '""', position: 'absolute', insetInline: 0, top: 0, height: tapTarget },
} as const;
