import { orderLineCancelled } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { lineCancelledNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer about a line that is not bought and its money, unless they declined its price themselves or a change of the order announces it. */
export function onOrderLineCancelled(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-line-cancelled',
    events: [orderLineCancelled],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, line, reason } = event.data;
      if (reason === 'PRICE_DECLINED') return;
      const order = await buying.order(_id);
      const cancelled = order?.lines.find((each) => each._id === line);
      if (order === undefined || cancelled === undefined || cancelled.isRemoved === true) return;
      // An order cancelled with its last line is announced separately.
      const { status = order.status } = event.data;
      if (status === 'CANCELLED' || status === 'REFUNDED') return;
      const mail = { template: 'ORDER_LINE_CANCELLED', subject: { order: _id, line } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text: lineCancelledNotice(order, cancelled, reason),
          link: `/order/${order.code}`,
        },
        scope,
      );
    },
  });
}
