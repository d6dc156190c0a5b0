import { paymentSurplus } from '@gvg/contracts/cart/events';
import { paymentSurplusNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer about a transfer that their order does not need, and its use. */
export function onPaymentSurplus(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-payment-surplus',
    events: [paymentSurplus],
    handle: async (event, scope) => {
      const { order, code, user, amount } = event.data;
      await queueWantedMail(notify, event, { template: 'PAYMENT_SURPLUS', subject: { order, amount } }, scope.session);
      await storeNotification(
        {
          ...{ cause: event.id, typeNotify: 'PAYMENT_RECEIVED', target: { kind: 'user', id: user } },
          text: paymentSurplusNotice(event.data),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
