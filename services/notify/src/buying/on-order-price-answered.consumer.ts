import { orderPriceAnswered } from '@gvg/contracts/cart/events';
import { priceAnsweredNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Notifies staff whether a customer accepts a line's higher price; an accepted line waits to be bought. */
export function onOrderPriceAnswered({
  bus,
  storeNotification,
}: Pick<BuyingDependencies, 'bus' | 'storeNotification'>): Promise<void> {
  return bus.consume({
    name: 'on-order-price-answered',
    events: [orderPriceAnswered],
    handle: async ({ id: cause, data: { code, price, accepted } }, scope) => {
      await storeNotification(
        {
          cause,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'staff' },
          text: priceAnsweredNotice({ code, price, accepted }),
          link: accepted ? `/admin/buying?search=${code}` : `/admin/orders/${code}`,
        },
        scope,
      );
    },
  });
}
