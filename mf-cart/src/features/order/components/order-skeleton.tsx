import { Panel, SkeletonBox, rem } from '@gvg/ui';
import { MainColumn, OrderColumns, SideColumn } from './order-columns.ts';

export function OrderSkeleton() {
  return (
    <OrderColumns aria-hidden>
      <MainColumn>
        <SkeletonBox sx={{ height: rem(92) }} />
        <Panel>
          <SkeletonBox sx={{ height: rem(320) }} />
        </Panel>
      </MainColumn>
      <SideColumn>
        <Panel>
          <SkeletonBox sx={{ height: rem(420) }} />
        </Panel>
      </SideColumn>
    </OrderColumns>
  );
}
