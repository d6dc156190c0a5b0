import { orderMentioned } from '@gvg/contracts/cart/events';
import { orderMentionedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Tells a colleague that a note on an order names them; the note stays in the order. */
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
