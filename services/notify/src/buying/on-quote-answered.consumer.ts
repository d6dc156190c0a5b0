import { quoteAnswered } from '@gvg/contracts/cart/events';
import { queueMail } from '../mail/queue-mail.ts';
import type { Notify } from '../notify.ts';
import { mailOfEvent } from './mail-of-event.ts';

/** Sends the prices of a quote to its customer; a further answer is a further mail. */
export function onQuoteAnswered({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-quote-answered',
    events: [quoteAnswered],
    handle: (event, { session }) => queueMail(mails, mailOfEvent(event, 'QUOTE_ANSWERED', { quote: event.data._id, version: event.data.version }), session),
  });
}
