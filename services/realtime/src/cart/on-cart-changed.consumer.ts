import { cartChanged } from '@gvg/contracts/cart/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** CART to the customer's pages. */
export function onCartChanged({ receive, sender }: Pick<Realtime, 'receive' | 'sender'>): Promise<void> {
  return receive({
    name: 'on-cart-changed',
    events: [cartChanged],
    handle: ({ data: { customer, totalAmount } }) => sender.send(rooms.person(customer), 'CART', { totalAmount }),
  });
}
