import { quoteRequested } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { quoteRequestedNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';

/** Shows a quote request to staff. */
export function onQuoteRequested({ bus, buying, storeNotification }: BuyingDependencies): Promise<void> {
  return bus.consume({
    name: 'on-quote-requested',
    events: [quoteRequested],
    isUnavailable,
    handle: async ({ id: cause, data: { _id } }, scope) => {
      const quote = await buying.quote(_id);
      if (quote === undefined) return;
      await storeNotification(
        {
          cause,
          typeNotify: 'QUOTE_REQUESTED',
          target: { kind: 'staff' },
          text: quoteRequestedNotice(quote),
          link: `/admin/quotes/${_id}`,
        },
        scope,
      );
    },
  });
}
