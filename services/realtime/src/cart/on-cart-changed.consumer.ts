import { LRUCache } from 'lru-cache';
import { cartChanged } from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Number of carts whose last revision is cached. */
const maxCarts = 10_000;

/** Sends CART to the customer's pages; drops an event that is redelivered after a newer one. */
export function onCartChanged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  const sent = new LRUCache<string, number>({ max: maxCarts });
  return consume({
    name: 'on-cart-changed',
    events: [cartChanged],
    async handle({ subject, revision, data: { customer, totalAmount } }) {
      if (revision < (sent.get(subject.id) ?? 0)) return;
      await sender.send(rooms.person(customer), 'CART', { totalAmount });
      sent.set(subject.id, revision);
    },
  });
}
