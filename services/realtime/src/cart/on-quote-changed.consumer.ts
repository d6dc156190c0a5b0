import {
  quoteAccepted,
  quoteAnswered,
  quoteDeclined,
  quoteExpired,
  quoteRequested,
  quoteWithdrawn,
} from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Sends ORDER to the quote's customer and staff. */
export function onQuoteChanged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-quote-changed',
    events: [quoteRequested, quoteAnswered, quoteAccepted, quoteDeclined, quoteWithdrawn, quoteExpired],
    handle: ({ data: { _id: quote, user } }) =>
      sender.send([rooms.person({ kind: 'user', id: user }), rooms.staff], 'ORDER', { quote }),
  });
}
