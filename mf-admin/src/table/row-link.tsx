import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { holdTabStop } from './row-focus.ts';

const Anchor = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'inherit',
  color: color.ink,
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.jade },
});

/** The way to a row's page. The table is one stop of Tab: arrow keys move between its rows. */
export function RowLink({ to, isFirst, children }: { to: string; isFirst: boolean; children: ReactNode }) {
  return (
    <Anchor to={to} data-row-link="" tabIndex={isFirst ? 0 : -1} onFocus={holdTabStop}>
      {children}
    </Anchor>
  );
}
