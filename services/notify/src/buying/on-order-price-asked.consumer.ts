import { orderPriceAsked } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { priceAskedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Asks the customer whether to buy a line that costs more than its quote. */
export function onOrderPriceAsked(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-order-price-asked',
    events: [orderPriceAsked],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, line, price, until } = event.data;
      const mail = { template: 'ORDER_PRICE_ASKED', subject: { order: _id, line } } as const;
      await queueWantedMail(notify, event, mail, scope.session);
      const order = await buying.order(_id);
      const asked = order?.lines.find((each) => each._id === line);
      if (order === undefined || asked === undefined) return;
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'ORDER_STATUS',
          target: { kind: 'user', id: user },
          text: priceAskedNotice(order, asked, { price, until }),
          link: `/order/${order.code}`,
        },
        scope,
      );
    },
  });
}
