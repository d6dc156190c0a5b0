import { color, fontSize, fontWeight, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';

const Cap = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(20),
  padding: '0 6px',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  backgroundColor: color.card,
  color: color.muted,
  font: 'inherit',
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  lineHeight: rem(20),
  whiteSpace: 'nowrap',
  // Devices with a coarse pointer usually have no keyboard.
  '@media (pointer: coarse)': { '&[data-hint]': { display: 'none' } },
});

/** Key of the keyboard. A hint (`isHint`) is hidden on touch screens and from screen readers. */
export function KeyCap({ children, isHint = true }: { children: ReactNode; isHint?: boolean }) {
  return <Cap {...(isHint ? { 'data-hint': '', 'aria-hidden': true } : {})}>{children}</Cap>;
}
