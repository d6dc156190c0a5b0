import type { Cart } from '../cart.ts';
import { onUserErased } from './erase-user/on-user-erased.consumer.ts';
import { onGuestMerged } from './merge-guest/on-guest-merged.consumer.ts';

/** What happens to carts because of their customers' accounts. */
export async function followCustomers(cart: Cart): Promise<void> {
  await Promise.all([onGuestMerged(cart), onUserErased(cart)]);
}
