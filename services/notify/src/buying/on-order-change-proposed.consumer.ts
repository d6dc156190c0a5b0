import { orderChangeProposed } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { changeProposedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Asks the customer whether to change their order. */
export function onOrderChangeProposed(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-change-proposed',
    events: [orderChangeProposed],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, code, user, proposal } = event.data;
      const mail = { template: 'ORDER_CHANGE_PROPOSED', subject: { order: _id, proposal } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      const order = await buying.order(_id);
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text: changeProposedNotice({ ...event.data, country: order?.recipient.country }),
          link: `/order/${code}`,
        },
        scope,
      );
    },
  });
}
