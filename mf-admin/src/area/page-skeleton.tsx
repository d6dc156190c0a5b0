import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { StaffMenuButton, useCurrentPageName } from '@gvg/staff-ui';
import { SkeletonBox } from '@gvg/ui';
import { namespace } from '../texts/use-texts.ts';
import { HeadLine, PageFrame } from './page-frame.tsx';

/** Skeleton of a staff page until the session is known and the page is loaded. */
export function PageSkeleton() {
  const { t } = useTranslation(namespace);
  const menuName = useCurrentPageName();
  const isDashboard = useLocation().pathname === '/admin/dashboard';
  return (
    <>
      <PageFrame title={isDashboard ? t('dashboardTitle') : menuName} menu={<StaffMenuButton />}>
        {isDashboard && <HeadLine />}
      </PageFrame>
      <SkeletonBox sx={{ height: 120 }} />
      <SkeletonBox sx={{ height: 320, mt: '14px' }} />
    </>
  );
}
