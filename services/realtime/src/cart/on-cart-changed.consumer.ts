import { LRUCache } from 'lru-cache';
import { cartChanged } from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Carts whose last revision is remembered. */
const maxCarts = 10_000;

/** CART to the customer's pages; an event that is published again after a newer one is dropped. */
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
