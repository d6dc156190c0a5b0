import type { ClientSession, Model } from 'mongoose';
import type { StoredBulkChange } from './bulk-change.model.ts';

/** The changes of one kind of thing. */
export interface StoppedStores {
  changes: Model<StoredBulkChange>;
}

/**
 * Ends what runs or waits for `user`: a change as DONE with the rows that it has come to, a take-back as DONE again, so that each can be taken back from there.
 * Whoever works on it loses the lease at the next row.
 */
export async function stopChangesOf({ changes }: StoppedStores, user: string, session: ClientSession): Promise<void> {
  const stopped = { $set: { state: 'DONE', endedAt: new Date(), isStopped: true }, $unset: { isRunning: 1, lease: 1 } };
  await changes.updateMany({ 'by.id': user, state: { $in: ['WAITING', 'RUNNING'] } }, stopped, { session });
  await changes.updateMany({ 'takenBackBy.id': user, state: 'TAKING_BACK' }, stopped, { session });
}
