import { orderRefundTakenBack } from '@gvg/contracts/cart/events';
import { refundTakenBackNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer that a refund was recorded by mistake and the shop still has the money. */
export function onOrderRefundTakenBack(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-refund-taken-back',
    events: [orderRefundTakenBack],
    handle: async (event, scope) => {
      const { _id, code, user, amount } = event.data;
      const mail = { template: 'ORDER_REFUND_TAKEN_BACK', subject: { order: _id, amount } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      await storeNotification(
        {
          ...{ cause: event.id, typeNotify: 'ORDER_STATUS', target: { kind: 'user', id: user } },
          text: refundTakenBackNotice({ code, amount }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
