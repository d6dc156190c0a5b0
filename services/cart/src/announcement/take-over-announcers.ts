import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredCart } from '../line/customer-cart.model.ts';
import type { StoredAnnouncer } from './announcer.model.ts';
import type { WaitingCarts } from './waiting-carts.ts';

export interface AnnouncerStore {
  announcers: Model<StoredAnnouncer>;
  carts: Model<StoredCart>;
  now(): Date;
}

/** Several times the interval in which processes say that they run. */
const goneAfterMs = 30_000;

/** Says that this process runs, and from when on its changes may not be announced yet. */
export async function sayAlive(
  { announcers, now }: Pick<AnnouncerStore, 'announcers' | 'now'>,
  id: string,
  waiting: WaitingCarts,
): Promise<void> {
  const seenAt = now();
  await announcers.updateOne({ _id: id }, { $set: { since: waiting.since() ?? seenAt, seenAt } }, { upsert: true });
}

/**
 * Announces what processes that were killed have changed and may not have announced. Several instances may take over the same one: an announcement that is
 * repeated says what the cart is.
 */
export async function takeOverAnnouncers(store: AnnouncerStore, id: string, waiting: WaitingCarts): Promise<void> {
  const { announcers, carts, now } = store;
  const gone = await announcers
    .find({ seenAt: { $lt: new Date(now().getTime() - goneAfterMs) }, _id: { $ne: id } })
    .lean<StoredAnnouncer[]>();
  for (const { _id, since } of gone) {
    const changed = await carts
      .find({ 'customer.kind': { $in: ['user', 'guest'] }, updatedAt: { $gte: since } }, { _id: 1 })
      .lean<Pick<StoredCart, '_id'>[]>();
    for (const { _id: cart } of changed)
      waiting.add({
        cart,
        revision: 0,
        context: { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() },
        startedAt: since,
      });
    // From here on this process's own document covers them.
    await sayAlive(store, id, waiting);
    await announcers.deleteOne({ _id });
  }
}
