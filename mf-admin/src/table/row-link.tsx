import { Link } from '@gvg/router';
import { below, color, fontWeight, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { holdTabStop } from './row-focus.ts';

const look = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'inherit',
  color: color.ink,
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [below.tablet]: { minHeight: rem(32), whiteSpace: 'normal' },
  '&:hover': { color: color.jade },
} as const;
const Anchor = styled(Link)(look);
const Opener = styled('button')({
  ...look,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
});

export interface RowLinkProps {
  /** Path of the row's page, or a callback that opens the row. */
  to: string | (() => void);
  children: ReactNode;
}

/** Link to a row's page, or button for its dialog. The table is a single tab stop (`useTabStop`), and arrow keys move between its rows. */
export function RowLink({ to, children }: RowLinkProps) {
  const common = { 'data-row-link': '', tabIndex: -1, onFocus: holdTabStop };
  if (typeof to === 'string')
    return (
      <Anchor to={to} {...common}>
        {children}
      </Anchor>
    );
  return (
    <Opener type="button" {...common} onClick={to}>
      {children}
    </Opener>
  );
}
