import { StaffMenuButton } from '@gvg/staff-ui';
import { styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { ScanButton } from '../features/scan/components/scan-button.tsx';
import { SearchOpener } from '../features/search/components/search-opener.tsx';
import { MessagesLink } from './messages-link.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PageFrame } from './page-frame.tsx';
import { UserMenu } from './user-menu.tsx';

const Tools = styled('div')({ display: 'flex', flex: 'none', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });

/** Title of a page with its details, and on every page search, messages, notifications and user menu (specification §2). */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <PageFrame
      title={title}
      menu={<StaffMenuButton />}
      tools={
        <Tools>
          <SearchOpener />
          <ScanButton />
          <MessagesLink />
          <NotificationBell />
          <UserMenu />
        </Tools>
      }
    >
      {children}
    </PageFrame>
  );
}
