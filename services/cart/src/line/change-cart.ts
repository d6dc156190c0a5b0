import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../cart.ts';
import { cartIdOf } from './customer.ts';
import type { StoredCustomer } from './stored-line.ts';

export interface CartChange {
  customer: StoredCustomer;
  context: EventContext;
}

/**
 * Makes a change of a customer's cart and announces it. Changes that reach this process at once are made one after the other: each is decided on the cart as it
 * was read, so of sixteen at once fifteen would read it in vain. Those of other instances still meet: `change` repeats itself then.
 */
export function changeCart<Result>(
  { announcements, cartQueue }: Pick<Cart, 'announcements' | 'cartQueue'>,
  { customer, context }: CartChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const cart = cartIdOf(customer);
  return cartQueue.run(cart, () => announcements.announce({ cart, context }, change));
}
