import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import type { FocusEvent, ReactNode } from 'react';

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

/** The focused row is the one that Tab comes back to. */
function holdTabStop({ currentTarget }: FocusEvent<HTMLAnchorElement>): void {
  for (const link of currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])
    link.tabIndex = link === currentTarget ? 0 : -1;
}

/** The way to a row's page. The table is one stop of Tab: arrow keys move between its rows. */
export function RowLink({ to, isFirst, children }: { to: string; isFirst: boolean; children: ReactNode }) {
  return (
    <Anchor to={to} data-row-link="" tabIndex={isFirst ? 0 : -1} onFocus={holdTabStop}>
      {children}
    </Anchor>
  );
}
