import type { Cart } from '../cart.ts';
import { onUserErased } from './erase-user/on-user-erased.consumer.ts';
import { onGuestMerged } from './merge-guest/on-guest-merged.consumer.ts';

/** Applies events of customers' accounts to carts. */
export async function followCustomers(cart: Cart): Promise<void> {
  await Promise.all([onGuestMerged(cart), onUserErased(cart)]);
}
