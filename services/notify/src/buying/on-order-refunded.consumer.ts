import { orderRefunded } from '@gvg/contracts/cart/events';
import { refundedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer about a full or partial refund, and about the amount that the shop still has. */
export function onOrderRefunded(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-refunded',
    events: [orderRefunded],
    handle: async (event, scope) => {
      const { _id, code, user, amount } = event.data;
      const mail = { template: 'ORDER_REFUNDED', subject: { order: _id, amount } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      await storeNotification(
        {
          ...{ cause: event.id, typeNotify: 'ORDER_STATUS', target: { kind: 'user', id: user } },
          text: refundedNotice(event.data),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
