import { orderAmended } from '@gvg/contracts/cart/events';
import { amendedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Says to the customer that his order was changed, and what is to be paid now. */
export function onOrderAmended(notify: BuyingDependencies): Promise<void> {
  const { bus, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-amended',
    events: [orderAmended],
    handle: async (event, scope) => {
      const { _id, code, user, due } = event.data;
      await queueWantedMail(notify, event, { template: 'ORDER_AMENDED', subject: { order: _id } }, scope.session);
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text: amendedNotice({ code, due }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
