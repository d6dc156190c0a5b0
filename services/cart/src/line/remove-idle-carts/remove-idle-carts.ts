import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';
import { dropPictures, picturesOf } from '../release-pictures/check-pictures.ts';
import type { StoredLine } from '../stored-line.ts';

const dayMs = 86_400_000;
const batch = 100;

type Store = Pick<Cart, 'removedLines' | 'carts' | 'pictureChecks' | 'withTransaction' | 'now'>;

async function removeCart(store: Store, { _id, customer, lines, revision }: StoredCart): Promise<void> {
  const { removedLines, carts, withTransaction } = store;
  await withTransaction(async ({ session }) => {
    const { deletedCount } = await carts.deleteOne({ _id, revision }, { session });
    // The guest has returned meanwhile.
    if (deletedCount === 0) return;
    const left = await removedLines.find(linesOf(customer)).session(session).lean<StoredLine[]>();
    await removedLines.deleteMany(linesOf(customer), { session });
    await dropPictures(store, session, { customer, paths: picturesOf([...lines, ...left]) });
  });
}

/**
 * Removes guests' carts that have not changed for the lifetime of a guest cookie, with lines and pictures. Includes guests who have signed in, whose cookies
 * have expired too.
 */
export async function removeIdleCarts(store: Store): Promise<void> {
  const before = new Date(store.now().getTime() - guestCookieDays * dayMs);
  const idle = await store.carts
    .find({ 'customer.kind': 'guest', updatedAt: { $lt: before } })
    .limit(batch)
    .lean<StoredCart[]>();
  for (const cart of idle) await removeCart(store, cart);
}
