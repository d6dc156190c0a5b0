import { Panel, SkeletonBox, from, rem, styled } from '@gvg/ui';
import { PageAreas } from './page-areas.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

const Rows = styled(Panel)({ gridArea: 'list', padding: 0, overflow: 'hidden', [from.tablet]: { padding: 0 } });

export function NotificationSkeleton() {
  return (
    <PageAreas aria-hidden>
      <SkeletonBox sx={{ gridArea: 'filters', height: rem(124) }} />
      <SkeletonBox sx={{ gridArea: 'settings', height: rem(56), [from.wide]: { height: rem(420) } }} />
      <Rows>
        <RowsSkeleton />
      </Rows>
    </PageAreas>
  );
}
