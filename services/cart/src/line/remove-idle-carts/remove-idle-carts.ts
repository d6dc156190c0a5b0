import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { EmbeddedLine, StoredCart } from '../customer-cart.model.ts';
import type { StoredLine } from '../stored-line.ts';

const dayMs = 86_400_000;
const batch = 100;

type Store = Pick<Cart, 'leftLines' | 'carts' | 'pictures' | 'transact' | 'now'>;

/** Undefined when the guest has come back meanwhile. */
async function removeCart({ leftLines, carts, transact }: Store, { _id, customer, lines, revision }: StoredCart): Promise<EmbeddedLine[] | undefined> {
  return transact(async (session) => {
    const { deletedCount } = await carts.deleteOne({ _id, revision }, { session });
    if (deletedCount === 0) return undefined;
    const left = await leftLines.find(linesOf(customer)).session(session).lean<StoredLine[]>();
    await leftLines.deleteMany(linesOf(customer), { session });
    return [...lines, ...left];
  });
}

/**
 * Removes the carts of guests that have not changed for as long as a guest cookie lives, with their lines and pictures; those of guests who have signed in
 * as well, since no cookie of theirs is valid any more.
 */
export async function removeIdleCarts(store: Store): Promise<void> {
  const before = new Date(store.now().getTime() - guestCookieDays * dayMs);
  const idle = await store.carts.find({ 'customer.kind': 'guest', updatedAt: { $lt: before } }).limit(batch).lean<StoredCart[]>();
  for (const cart of idle) {
    const removed = await removeCart(store, cart);
    for (const url of removed?.flatMap(({ outside }) => outside?.images ?? []) ?? []) await store.pictures.remove(url);
  }
}
