import { orderLineCancelled } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { lineCancelledNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Says to the customer that a line is not bought and what becomes of its money, unless he has refused its price himself, or staff dropped it by another way. */
export function onOrderLineCancelled(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-line-cancelled',
    events: [orderLineCancelled],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, line, reason } = event.data;
      if (reason === undefined || reason === 'PRICE_DECLINED') return;
      const mail = { template: 'ORDER_LINE_CANCELLED', subject: { order: _id, line } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      const order = await buying.order(_id);
      const cancelled = order?.lines.find((each) => each._id === line);
      // An order that is cancelled with its last line says so itself.
      if (order === undefined || cancelled === undefined || order.status === 'CANCELLED') return;
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
