import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** Steps of an order. The balance is paid while the parcel is at the warehouse. */
export const stageNames = ['PLACED', 'PURCHASING', 'AT_WAREHOUSE', 'PACKED', 'SHIPPED', 'DELIVERED'] as const;
export type StageName = (typeof stageNames)[number] | 'CANCELLED' | 'REFUNDED';

const stageOfStatus: Record<OrderStatus, StageName> = {
  AWAITING_DEPOSIT: 'PLACED',
  PURCHASING: 'PURCHASING',
  AT_WAREHOUSE: 'AT_WAREHOUSE',
  AWAITING_BALANCE: 'AT_WAREHOUSE',
  PACKED: 'PACKED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'REFUNDED',
};

export interface Stage {
  name: StageName;
  state: 'done' | 'current' | 'ahead';
  /** When it was reached, ISO 8601. */
  at: string | undefined;
}

interface Progress {
  status: OrderStatus;
  timeline: readonly { status: OrderStatus; at: string }[];
}

/**
 * Returns the steps of an order. `isBought`: whether goods have to be bought for it; if undefined, only the timeline shows whether buying
 * was skipped. A cancelled order has the steps that it took, and its final status.
 */
export function stagesOf({ status, timeline }: Progress, isBought?: boolean): Stage[] {
  const reached = new Map<StageName, string>();
  for (const entry of timeline)
    if (!reached.has(stageOfStatus[entry.status])) reached.set(stageOfStatus[entry.status], entry.at);
  const current = stageOfStatus[status];
  const currentIndex = stageNames.findIndex((name) => name === current);
  const stage = (name: StageName, state: Stage['state']): Stage => ({ name, state, at: reached.get(name) });
  if (currentIndex === -1)
    return [
      ...[...reached.keys()].filter((name) => name !== current).map((name) => stage(name, 'done')),
      stage(current, 'current'),
    ];
  const isSkipped = (name: StageName, index: number) =>
    name === 'PURCHASING' && !reached.has(name) && (isBought === false || index < currentIndex);
  const lastIsDone = current === 'DELIVERED';
  return stageNames.flatMap((name, index) =>
    isSkipped(name, index)
      ? []
      : [
          stage(
            name,
            index < currentIndex || (index === currentIndex && lastIsDone)
              ? 'done'
              : index === currentIndex
                ? 'current'
                : 'ahead',
          ),
        ],
  );
}
