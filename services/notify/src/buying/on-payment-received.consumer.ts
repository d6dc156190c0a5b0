import { paymentReceived } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { paymentReceivedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Confirms a transfer to the customer for whose order it counts; staff has nothing to do about it. */
export function onPaymentReceived(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-payment-received',
    events: [paymentReceived],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id: payment, order: id, user } = event.data;
      await queueWantedMail(
        notify,
        event,
        { template: 'PAYMENT_RECEIVED', subject: { order: id, payment } },
        scope.session,
      );
      const order = await buying.order(id);
      if (order === undefined) return;
      const text = paymentReceivedNotice(order, event.data);
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'PAYMENT_RECEIVED',
          target: { kind: 'user', id: user },
          text,
          link: `/order/${order.code}`,
        },
        scope,
      );
    },
  });
}
