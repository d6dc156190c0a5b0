import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** Much longer than a row takes; each row renews the lease. */
export const leaseMs = 10_000;

export const newLease = (owner: string) => ({ owner, until: new Date(Date.now() + leaseMs) });

/** Claims the running change if its worker is this one or gone, otherwise the longest waiting one. Returns undefined if there is none. */
export async function claimChange<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  owner: string,
): Promise<Change | undefined> {
  const { changes } = storesOf(stores);
  const lease = newLease(owner);
  const running = await changes.findOne({ isRunning: true }, { lease: 1 }).lean<StoredBulkChange>();
  if (running !== null) {
    const isFree = { $or: [{ 'lease.owner': owner }, { 'lease.until': { $lt: new Date() } }] };
    const filter = { _id: running._id, isRunning: true as const, ...isFree };
    const claimed = await changes
      .findOneAndUpdate(filter, { $set: { lease } }, { returnDocument: 'after' })
      .lean<Change>();
    return claimed ?? undefined;
  }
  const next = await changes
    .findOne({ state: { $in: ['WAITING', 'TAKING_BACK'] } })
    .sort({ startedAt: 1 })
    .lean<StoredBulkChange>();
  if (next === null) return undefined;
  const state = next.state === 'WAITING' ? 'RUNNING' : next.state;
  const claimed = await changes
    .findOneAndUpdate(
      { _id: next._id, state: next.state, isRunning: { $exists: false } },
      { $set: { state, isRunning: true, lease } },
      { returnDocument: 'after' },
    )
    .lean<Change>()
    .catch((error: unknown) => {
      // Another instance has started a change concurrently.
      if (isDuplicateKey(error)) return null;
      throw error;
    });
  return claimed ?? undefined;
}
