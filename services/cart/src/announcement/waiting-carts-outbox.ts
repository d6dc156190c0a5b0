import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import { cartChanged } from '@gvg/contracts/cart/events';
import { envelopeOf } from '@gvg/messaging/outbox';
import type { OutboxStore, StoredOutboxRow } from '@gvg/messaging/outbox-store';
import type { StoredCart } from '../line/customer-cart.model.ts';
import type { CartLocks } from './cart-locks.ts';
import type { WaitingCart, WaitingCarts } from './waiting-carts.ts';

type Sums = Pick<StoredCart, '_id' | 'customer' | 'totalAmount' | 'revision'>;

const batch = 200;

function rowOf({ customer, totalAmount, revision }: Sums, { context, startedAt }: WaitingCart): StoredOutboxRow {
  const recordedAt = new Date();
  const envelope = envelopeOf(
    { contract: cartChanged, subjectId: customer.id, revision, data: { customer, totalAmount }, context },
    recordedAt,
  );
  return {
    _id: new Types.ObjectId(),
    subject: `${envelope.subject.type}:${envelope.subject.id}`,
    revision,
    eventId: envelope.id,
    type: envelope.type,
    body: JSON.stringify(envelope),
    recordedAt,
    claim: null,
    claimedUntil: startedAt,
  };
}

/** What the relay publishes of the waiting carts: each as it is when the round begins, however often it has changed before. */
export function waitingCartsOutbox(
  waiting: WaitingCarts,
  { carts, locks }: { carts: Model<StoredCart>; locks: CartLocks },
): OutboxStore {
  const claimed = new Map<string, WaitingCart>();

  async function claimDue(due: readonly WaitingCart[]): Promise<StoredOutboxRow[]> {
    const locked = await locks.acquire(due.map(({ cart }) => cart));
    const found = await carts.collection
      .find({ _id: { $in: [...locked] } } as never, { projection: { customer: 1, totalAmount: 1, revision: 1 } })
      .toArray();
    const sums = new Map((found as unknown as Sums[]).map((cart) => [cart._id, cart]));
    const unneeded: string[] = [];
    const rows = due
      .filter(({ cart }) => locked.has(cart))
      .flatMap((entry) => {
        const present = sums.get(entry.cart);
        if (present !== undefined && present.revision >= entry.revision) {
          const row = rowOf(present, entry);
          claimed.set(row._id.toHexString(), entry);
          return [row];
        }
        unneeded.push(entry.cart);
        // A cart that is not there has gone with its customer, or is yet to be committed.
        if (present === undefined && entry.revision === 0) waiting.remove(entry);
        else waiting.postpone(entry);
        return [];
      });
    await locks.release(unneeded);
    return rows;
  }

  async function end(ids: readonly string[], isPublished: boolean): Promise<void> {
    const entries = ids.flatMap((id) => claimed.get(id) ?? []);
    for (const id of ids) claimed.delete(id);
    if (isPublished) for (const entry of entries) waiting.remove(entry);
    await locks.release(entries.map(({ cart }) => cart));
  }

  return {
    async claim() {
      if (waiting.size === 0) return undefined;
      const due = waiting.due(batch);
      const rows = due.length === 0 ? [] : await claimDue(due);
      return {
        subjects: rows.map((row) => [row]),
        incomplete: rows.length < waiting.size,
        lagSeconds: 0,
        release: () => end([...claimed.keys()], false),
      };
    },
    remove: (ids) =>
      end(
        ids.map((id) => id.toHexString()),
        true,
      ),
    // The relay publishes one row of a cart at a time, the latest.
    hasEarlier: () => Promise.resolve(false),
  };
}
