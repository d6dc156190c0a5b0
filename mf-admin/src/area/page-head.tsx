import { StaffMenuButton } from '@gvg/staff-ui';
import { below, color, fontSize, fontWeight, page, rem, styled, zIndex } from '@gvg/ui';
import type { ReactNode } from 'react';
import { MessagesLink } from './messages-link.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { UserMenu } from './user-menu.tsx';

const Frame = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: rem(64),
  paddingBlock: 8,
  [below.desktop]: {
    position: 'sticky',
    zIndex: zIndex.header,
    top: 0,
    minHeight: rem(56),
    marginInline: -page.phoneGutter,
    marginBottom: 12,
    padding: `4px ${page.phoneGutter - 4}px`,
    borderBottom: `1px solid ${color.line}`,
    backgroundColor: color.card,
  },
});
const Titles = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minWidth: 0,
  gap: '0 14px',
  color: color.muted,
  '& h1': {
    minWidth: 0,
    color: color.ink,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.heading,
    letterSpacing: '-0.015em',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& h1 a': { color: color.muted, fontWeight: fontWeight.text, textDecoration: 'none' },
  '& h1 a:hover': { color: color.jade },
  [below.desktop]: { '& h1': { fontSize: fontSize.lead } },
});
const Tools = styled('div')({ display: 'flex', flex: 'none', alignItems: 'center', gap: 4 });

/** Title of a page with what stands beside it, and on every page messages, notifications and the user's menu (specification §2). */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Frame>
      <StaffMenuButton />
      <Titles>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Titles>
      <Tools>
        <MessagesLink />
        <NotificationBell />
        <UserMenu />
      </Tools>
    </Frame>
  );
}
