import { orderStatusChanged } from '@gvg/contracts/cart/events';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { isUnavailable } from '@gvg/service-kit/is-unavailable';
import { orderStatusNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** The steps at which the customer has something to do or to wait for, and gets a mail. */
const templates: Partial<Record<OrderStatus, BuyingMailTemplate>> = { AWAITING_BALANCE: 'ORDER_AWAITING_BALANCE', SHIPPED: 'ORDER_SHIPPED' };

/** Says that the parcel is weighed and what is still to be paid, that it is on its way or there, or that the order has ended otherwise. */
export function onOrderStatusChanged(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-status-changed',
    events: [orderStatusChanged],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, status } = event.data;
      const template = templates[status];
      if (template !== undefined) await queueWantedMail(notify, event, { template, subject: { order: _id } }, scope.session);
      const order = await buying.order(_id);
      if (order === undefined) return;
      const text = orderStatusNotice(order, event.data);
      if (text === undefined) return;
      await storeNotification({ cause: event.id, typeNotify: 'ORDER_STATUS', target: { kind: 'user', id: user }, text, link: `/order/${order.code}` }, scope);
    },
  });
}
