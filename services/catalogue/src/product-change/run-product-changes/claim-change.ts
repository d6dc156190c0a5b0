import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Models } from '../../models.ts';
import type { StoredProductChange } from '../product-change.model.ts';

/** Much longer than a product takes; each product renews it. */
export const leaseMs = 10_000;

export const newLease = (owner: string) => ({ owner, until: new Date(Date.now() + leaseMs) });

/** The change to work on: the running one, where its worker is this one or is gone, else the one that waits longest. Undefined where there is none. */
export async function claimChange({ productChanges }: Models, owner: string): Promise<StoredProductChange | undefined> {
  const lease = newLease(owner);
  const running = await productChanges.findOne({ isRunning: true }, { lease: 1 }).lean<StoredProductChange>();
  if (running !== null) {
    const isFree = { $or: [{ 'lease.owner': owner }, { 'lease.until': { $lt: new Date() } }] };
    const filter = { _id: running._id, isRunning: true as const, ...isFree };
    const claimed = await productChanges
      .findOneAndUpdate(filter, { $set: { lease } }, { returnDocument: 'after' })
      .lean<StoredProductChange>();
    return claimed ?? undefined;
  }
  const next = await productChanges
    .findOne({ state: { $in: ['WAITING', 'TAKING_BACK'] } })
    .sort({ startedAt: 1 })
    .lean<StoredProductChange>();
  if (next === null) return undefined;
  const state = next.state === 'WAITING' ? 'RUNNING' : next.state;
  const claimed = await productChanges
    .findOneAndUpdate(
      { _id: next._id, state: next.state, isRunning: { $exists: false } },
      { $set: { state, isRunning: true, lease } },
      { returnDocument: 'after' },
    )
    .lean<StoredProductChange>()
    .catch((error: unknown) => {
      // Another instance has begun another change at this moment.
      if (isDuplicateKey(error)) return null;
      throw error;
    });
  return claimed ?? undefined;
}
