import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { orderStatusChanged } from '@gvg/contracts/cart/events';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { orderStatusNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

const mailOfEnd: Partial<Record<OrderStatus, BuyingMailTemplate>> = {
  SHIPPED: 'ORDER_SHIPPED',
  DELIVERED: 'ORDER_DELIVERED',
};

/** Returns true if the customer has confirmed the delivery themselves. */
const isSaidByCustomer = ({ timeline }: Pick<Order, 'timeline'>, { status }: { status: OrderStatus }): boolean =>
  status === 'DELIVERED' && timeline.findLast((entry) => entry.status === status)?.by === 'CUSTOMER';

/** Returns the mail for status changes after which the customer has to act or wait. An order that moved back asks for money again. */
function templateOf(
  { from, status }: { from: OrderStatus; status: OrderStatus },
  { cancelReason }: Pick<Order, 'cancelReason'>,
): BuyingMailTemplate | undefined {
  if (status === 'AWAITING_DEPOSIT' || (status === 'AWAITING_BALANCE' && from === 'PACKED')) return 'ORDER_DUE_CHANGED';
  if (status === 'AWAITING_BALANCE') return 'ORDER_AWAITING_BALANCE';
  if (status === 'PACKED') return from === 'AT_WAREHOUSE' ? 'ORDER_WEIGHED' : undefined;
  // A customer who cancels the order needs no mail.
  if (status === 'CANCELLED') return cancelReason === 'BY_CUSTOMER' ? undefined : 'ORDER_CANCELLED';
  return mailOfEnd[status];
}

/** Announces a weighed parcel and the amount due, a missing amount, a shipped or delivered parcel, and a cancellation. `order.refunded` announces refunds. */
export function onOrderStatusChanged(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-status-changed',
    events: [orderStatusChanged],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, from } = event.data;
      // The refund was booked by mistake, which `order.refund-taken-back` announces.
      if (from === 'REFUNDED') return;
      const order = await buying.order(_id);
      if (order === undefined || isSaidByCustomer(order, event.data)) return;
      const template = templateOf(event.data, order);
      const isAboutMoney = order.totals.credit > 0 || (order.owed ?? 0) > 0;
      if (template !== undefined)
        await queueWantedMail(notify, event, { template, subject: { order: _id }, isAboutMoney }, scope.session);
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
