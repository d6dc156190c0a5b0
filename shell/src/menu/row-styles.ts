import { color, fontWeight } from '@gvg/ui';

/** An entry of the menu on phones and tablets. */
export const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '0 20px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: 'transparent',
  color: color.ink,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
} as const;
