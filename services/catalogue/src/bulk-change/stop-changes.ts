import type { ClientSession, Model } from 'mongoose';
import type { StoredBulkChange } from './bulk-change.model.ts';

/** Collections of one type of bulk change. */
export interface StoppedStores {
  changes: Model<StoredBulkChange>;
}

/**
 * Ends the running and waiting changes of `user`: a change and a take-back become DONE with the rows done so far, and can be taken back from there. Their
 * workers lose the lease at the next row.
 */
export async function stopChangesOf({ changes }: StoppedStores, user: string, session: ClientSession): Promise<void> {
  const stopped = { $set: { state: 'DONE', endedAt: new Date(), isStopped: true }, $unset: { isRunning: 1, lease: 1 } };
  await changes.updateMany({ 'by.id': user, state: { $in: ['WAITING', 'RUNNING'] } }, stopped, { session });
  await changes.updateMany({ 'takenBackBy.id': user, state: 'TAKING_BACK' }, stopped, { session });
}
