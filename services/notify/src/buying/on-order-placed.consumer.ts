import { orderPlaced } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { orderForStaffNotice, orderPlacedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Confirms an order to its customer with the amount and deadline, and shows it to staff. */
export function onOrderPlaced(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-placed',
    events: [orderPlaced],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, due } = event.data;
      await queueWantedMail(notify, event, { template: 'ORDER_PLACED', subject: { order: _id } }, scope.session);
      const order = await buying.order(_id);
      if (order === undefined) return;
      const notification = { cause: event.id, typeNotify: 'ORDER_PLACED' } as const;
      await storeNotification(
        {
          ...notification,
          target: { kind: 'user', id: user },
          text: orderPlacedNotice(order, due),
          link: `/order/${order.code}`,
        },
        scope,
      );
      await storeNotification(
        {
          ...notification,
          target: { kind: 'staff' },
          text: orderForStaffNotice(order),
          link: `/admin/orders/${order.code}`,
        },
        scope,
      );
    },
  });
}
