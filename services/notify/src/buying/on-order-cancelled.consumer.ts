import { orderCancelled } from '@gvg/contracts/cart/events';
import { paidOrderCancelledNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Notifies staff about a cancelled paid order; its customer is notified of the status change. */
export function onOrderCancelled({
  bus,
  storeNotification,
}: Pick<BuyingDependencies, 'bus' | 'storeNotification'>): Promise<void> {
  return bus.consume({
    name: 'on-order-cancelled',
    events: [orderCancelled],
    handle: async ({ id: cause, data: { code, owed, reason } }, scope) => {
      if (owed === 0) return;
      await storeNotification(
        {
          cause,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'staff' },
          text: paidOrderCancelledNotice({ code, owed, reason }),
          link: `/admin/orders/${code}`,
        },
        scope,
      );
    },
  });
}
