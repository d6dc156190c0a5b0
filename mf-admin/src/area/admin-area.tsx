import { NotFound } from '@gvg/customer-ui';
import { QueueCountsContext, StaffGate, StaffMenuDrawer, StaffSidebar } from '@gvg/staff-ui';
import { Outlet, useLocation } from '@gvg/router';
import { color, fontSize, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { ScanJobs } from '../features/scan/components/scan-jobs.tsx';
import { AreaDialogs } from './area-dialogs.tsx';
import { Content } from './content.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useQueueCounts } from './use-queue-counts.ts';

const Frame = styled('div')({
  display: 'flex',
  minHeight: '100dvh',
  backgroundColor: color.paper,
  fontSize: fontSize.note,
});

const skeleton = (
  <Frame aria-busy="true">
    <StaffSidebar />
    <Content>
      <PageSkeleton />
    </Content>
  </Frame>
);

/** Staff pages outside /admin, which do not exist for other users (rules/routes-and-storage.md). */
const isUnknownToOthers = (pathname: string) => pathname.startsWith('/product/');

/** Rendered only for staff, because other users may not read the counts. */
function Waiting({ children }: { children: ReactNode }) {
  return <QueueCountsContext value={useQueueCounts()}>{children}</QueueCountsContext>;
}

/** Layout of the staff pages: sidebar and page (specification §2, Admin area). Each page has its own head (`page-head.tsx`). */
export function AdminArea() {
  const { pathname } = useLocation();
  return (
    <StaffGate skeleton={skeleton} {...(isUnknownToOthers(pathname) ? { refusal: <NotFound /> } : {})}>
      {(user) => (
        <Waiting>
          <Frame key={user.id}>
            <StaffSidebar user={user} />
            <StaffMenuDrawer>
              <AreaDialogs>
                <ScanJobs />
                <Content>
                  <Outlet />
                </Content>
              </AreaDialogs>
            </StaffMenuDrawer>
          </Frame>
        </Waiting>
      )}
    </StaffGate>
  );
}
