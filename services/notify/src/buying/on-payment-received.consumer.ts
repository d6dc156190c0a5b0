import { paymentReceived } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { paymentReceivedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Confirms a transfer to the customer whose order it counts for, with its surplus. Staff has nothing to do. */
export function onPaymentReceived(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-payment-received',
    events: [paymentReceived],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id: payment, order: id, user, rest } = event.data;
      const mail = { template: 'PAYMENT_RECEIVED', subject: { order: id, payment }, isAboutMoney: rest > 0 } as const;
      await queueWantedMail(notify, event, mail, scope.session);
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
