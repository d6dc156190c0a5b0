import type { ClientSession, Types } from 'mongoose';
import type { Notify } from '../../notify.ts';
import type { NotificationScope } from '../../reader/notification-scope.ts';

/** Longer than any transaction: what was stored with an earlier time is visible by now, or never will be. */
const longestTransactionMs = 2 * 60_000;

/**
 * Marks everything that exists now as read. For shared notifications, sets one time for all that are older than a transaction can last, and a mark for each of
 * the rest, so that one being stored with an earlier time remains unread.
 */
export async function readAll(
  { notifications, readers, marks }: Pick<Notify, 'notifications' | 'readers' | 'marks'>,
  { reader, shared, session }: Pick<NotificationScope, 'reader' | 'shared'> & { session: ClientSession },
): Promise<void> {
  await notifications.updateMany({ target: reader, isRead: false }, { $set: { isRead: true } }, { session });
  if (shared === undefined) return;
  const now = new Date();
  const readAllAt = new Date(now.getTime() - longestTransactionMs);
  const recent = await notifications
    .find({ $and: [shared, { createdAt: { $gt: readAllAt } }] }, { _id: 1 })
    .session(session)
    .lean<{ _id: Types.ObjectId }[]>();
  await marks.deleteMany({ reader }, { session });
  await marks.insertMany(
    recent.map(({ _id }) => ({ reader, notification: _id, isRead: true, at: now })),
    { session },
  );
  await readers.updateOne({ _id: reader }, { $max: { readAllAt } }, { upsert: true, session });
}
