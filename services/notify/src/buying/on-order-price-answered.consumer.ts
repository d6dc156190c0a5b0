import { orderPriceAnswered } from '@gvg/contracts/cart/events';
import { priceAnsweredNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Says to staff whether a customer takes a line at its dearer price: yes waits to be bought. */
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
