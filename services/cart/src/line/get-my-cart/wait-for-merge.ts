import { setTimeout as delay } from 'node:timers/promises';
import type { Cart } from '../../cart.ts';
import type { StoredCart, StoredMerge } from '../customer-cart.model.ts';

const waitMs = 2_000;
const pollMs = 50;

/** Waits up to 2 s until the event has moved a guest's lines to the user. Returns undefined on timeout. */
export async function waitForMerge(
  { carts }: Pick<Cart, 'carts'>,
  { user, event }: Pick<StoredMerge, 'user' | 'event'>,
): Promise<StoredMerge | undefined> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const merged = await carts
      .findOne({ 'merge.event': event, 'merge.user': user }, { merge: 1 })
      .lean<Pick<StoredCart, 'merge'>>();
    if (merged !== null || performance.now() > deadline) return merged?.merge;
    await delay(pollMs);
  }
}
