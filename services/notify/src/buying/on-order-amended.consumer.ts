import { orderAmended } from '@gvg/contracts/cart/events';
import { amendedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer that their order was changed, and of the amount due or overpaid. */
export function onOrderAmended(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-amended',
    events: [orderAmended],
    handle: async (event, scope) => {
      const { _id, code, user, dueBefore, due, credit } = event.data;
      const isAboutMoney = due !== dueBefore || credit > 0;
      const mail = { template: 'ORDER_AMENDED', subject: { order: _id }, isAboutMoney } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text: amendedNotice({ code, due, credit }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
