import { orderStatusChanged } from '@gvg/contracts/cart/events';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { orderStatusNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** The steps at which the customer has something to do or to wait for, and gets a mail. An order that has gone back asks for money again. */
function templateOf({ from, status }: { from: OrderStatus; status: OrderStatus }): BuyingMailTemplate | undefined {
  if (status === 'AWAITING_DEPOSIT' || (status === 'AWAITING_BALANCE' && from === 'PACKED')) return 'ORDER_DUE_CHANGED';
  if (status === 'AWAITING_BALANCE') return 'ORDER_AWAITING_BALANCE';
  return status === 'SHIPPED' ? 'ORDER_SHIPPED' : undefined;
}

/** Says that the parcel is weighed and what is still to be paid, that money is missing again, that the parcel is on its way or there, or that the order has ended otherwise. */
export function onOrderStatusChanged(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-status-changed',
    events: [orderStatusChanged],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user } = event.data;
      const template = templateOf(event.data);
      if (template !== undefined)
        await queueWantedMail(notify, event, { template, subject: { order: _id } }, scope.session);
      const order = await buying.order(_id);
      if (order === undefined) return;
      const text = orderStatusNotice(order, event.data);
      if (text === undefined) return;
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text,
          link: `/order/${order.code}`,
        },
        scope,
      );
    },
  });
}
