import { Panel, SkeletonBox, rem } from '@gvg/ui';
import { CardColumn, CustomerColumns, SideColumn } from './customer-columns.tsx';

export function CustomerSkeleton() {
  return (
    <CustomerColumns aria-hidden>
      <CardColumn>
        <Panel>
          <SkeletonBox sx={{ height: rem(250) }} />
        </Panel>
        <Panel>
          <SkeletonBox sx={{ height: rem(180) }} />
        </Panel>
      </CardColumn>
      <SideColumn>
        <Panel>
          <SkeletonBox sx={{ height: rem(120) }} />
        </Panel>
        <Panel>
          <SkeletonBox sx={{ height: rem(200) }} />
        </Panel>
      </SideColumn>
    </CustomerColumns>
  );
}
