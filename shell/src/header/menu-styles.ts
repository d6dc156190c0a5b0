import { color, radius, tapTarget } from '@gvg/ui';

/** A menu below its button in the header. */
export const menuStyles = {
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  padding: 6,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
} as const;

/** A link or a button in the menu. */
export const menuEntryStyles = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: tapTarget,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
} as const;
