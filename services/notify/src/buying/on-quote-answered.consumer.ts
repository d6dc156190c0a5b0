import { quoteAnswered } from '@gvg/contracts/cart/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import { quoteAnsweredNotice } from '../templates/notices/buying-notices.ts';
import type { BuyingDependencies } from './buying-consumer.ts';
import { queueWantedMail } from './queue-wanted-mail.ts';

/** Notifies the customer that a quote has prices, also for each further answer. */
export function onQuoteAnswered(notify: BuyingDependencies): Promise<void> {
  const { bus, buying, storeNotification } = notify;
  return bus.consume({
    name: 'on-quote-answered',
    events: [quoteAnswered],
    isUnavailable,
    handle: async (event, scope) => {
      const { _id, user, version } = event.data;
      await queueWantedMail(
        notify,
        event,
        { template: 'QUOTE_ANSWERED', subject: { quote: _id, version } },
        scope.session,
      );
      const quote = await buying.quote(_id);
      const text = quote && quoteAnsweredNotice(quote, version);
      if (text === undefined) return;
      await storeNotification(
        {
          cause: event.id,
          typeNotify: 'QUOTE_ANSWERED',
          target: { kind: 'user', id: user },
          text,
          link: `/user/purchase/quote/${_id}`,
        },
        scope,
      );
    },
  });
}
