import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { from, styled } from '@gvg/ui';
import { isWeighable } from '../moves.ts';
import { AmendCard } from './amend-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { MovesCard } from './moves-card.tsx';
import { PackingCard } from './packing-card.tsx';
import { PhotosCard } from './photos-card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { WeighCard } from './weigh-card.tsx';
import { WorkCard } from './work-card.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

/** Open work comes first, in the column of the goods. Moves, customer and history are in the second column. */
export function OrderContent({ order }: { order: Order }) {
  return (
    <Stack>
      <ProgressBar order={order} />
      <Columns>
        <Stack>
          {order.status === 'PACKED' && <PackingCard order={order} />}
          {isWeighable(order) && <WeighCard key={order.shipping.actualGrams ?? 0} order={order} />}
          <GoodsCard order={order} />
          <LedgerCard order={order} />
          <PhotosCard order={order} />
        </Stack>
        <Stack>
          <MovesCard order={order} />
          <AmendCard order={order} />
          <WorkCard order={order} />
          <CustomerCard order={order} />
          <TimelineCard timeline={order.timeline} />
        </Stack>
      </Columns>
    </Stack>
  );
}
