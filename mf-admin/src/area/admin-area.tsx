import { StaffGate, StaffSidebar } from '@gvg/staff-ui';
import { Outlet } from '@gvg/router';
import { SkeletonBox, color, fontSize, styled } from '@gvg/ui';
import { Content } from './content.ts';

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
      <SkeletonBox sx={{ height: 32, width: '30%', my: '16px' }} />
      <SkeletonBox sx={{ height: 120 }} />
      <SkeletonBox sx={{ height: 320, mt: '16px' }} />
    </Content>
  </Frame>
);

/** The frame of staff's pages (specification §2, Admin area): the sidebar beside the page. Each page has its own head (`page-head.tsx`). */
export function AdminArea() {
  return (
    <StaffGate skeleton={skeleton}>
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
