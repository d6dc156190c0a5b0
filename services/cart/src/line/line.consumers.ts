import type { Cart } from '../cart.ts';
import { onUserErased } from './erase-user/on-user-erased.consumer.ts';
import { onGuestMerged } from './merge-guest/on-guest-merged.consumer.ts';
import { removeIdleCarts } from './remove-idle-carts/remove-idle-carts.ts';

const hourMs = 3_600_000;

/** What happens to carts without a request of their customer. */
export async function followCustomers(cart: Cart): Promise<void> {
  await Promise.all([onGuestMerged(cart), onUserErased(cart)]);
  cart.repeat({ name: 'remove idle carts', intervalMs: hourMs, work: () => removeIdleCarts(cart) });
}
