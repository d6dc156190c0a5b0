import { orderMentioned } from '@gvg/contracts/cart/events';
import { orderMentionedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Notifies a colleague mentioned in a note on an order, without the note's text. */
export function onOrderMentioned({ bus, storeNotification }: BuyingDependencies): Promise<void> {
  return bus.consume({
    name: 'on-order-mentioned',
    events: [orderMentioned],
    handle: async ({ id: cause, data: { code, colleague } }, scope) => {
      await storeNotification(
        {
          cause,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: colleague },
          text: orderMentionedNotice(code),
          link: `/admin/orders/${code}`,
        },
        scope,
      );
    },
  });
}
