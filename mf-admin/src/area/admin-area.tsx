import { NotFound } from '@gvg/customer-ui';
import { StaffGate, StaffSidebar } from '@gvg/staff-ui';
import { Outlet, useLocation } from '@gvg/router';
import { color, fontSize, styled } from '@gvg/ui';
import { Content } from './content.ts';
import { PageSkeleton } from './page-skeleton.tsx';

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

/** Pages of staff that are not below /admin: there is no such page for others (rules/routes-and-storage.md). */
const isUnknownToOthers = (pathname: string) => pathname.startsWith('/product/');

/** The frame of staff's pages (specification §2, Admin area): the sidebar beside the page. Each page has its own head (`page-head.tsx`). */
export function AdminArea() {
  const { pathname } = useLocation();
  return (
    <StaffGate skeleton={skeleton} {...(isUnknownToOthers(pathname) ? { refusal: <NotFound /> } : {})}>
      {(user) => (
        <Frame key={user.id}>
          <StaffSidebar user={user} />
          <Content>
            <Outlet />
          </Content>
        </Frame>
      )}
    </StaffGate>
  );
}
