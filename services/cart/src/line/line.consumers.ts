import type { Cart } from '../cart.ts';
import { onUserErased } from './erase-user/on-user-erased.consumer.ts';
import { forgetRemovedLines } from './forget-removed-lines/forget-removed-lines.ts';
import { onGuestMerged } from './merge-guest/on-guest-merged.consumer.ts';
import { releasePictures } from './release-pictures/release-pictures.ts';
import { removeIdleCarts } from './remove-idle-carts/remove-idle-carts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What happens to carts without a request of their customer. */
export async function followCustomers(cart: Cart): Promise<void> {
  await Promise.all([onGuestMerged(cart), onUserErased(cart)]);
  cart.repeat({ name: 'remove idle carts', intervalMs: hourMs, work: () => removeIdleCarts(cart) });
  cart.repeat({ name: 'forget removed lines', intervalMs: hourMs, work: () => forgetRemovedLines(cart) });
  cart.repeat({ name: 'release pictures', intervalMs: minuteMs, work: () => releasePictures(cart) });
}
