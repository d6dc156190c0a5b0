import type { ClientSession, Types } from 'mongoose';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { removeSubscriptions } from '../push/remove-subscriptions.ts';

type Forgetting = Pick<
  Notify,
  'mails' | 'notifications' | 'readers' | 'marks' | 'conversations' | 'preferences' | 'subscriptions' | 'pushes'
>;

/**
 * Erases the data of a closed account, and texts for staff that show the user's name or words. The delivery log loses the user of each mail. Waiting mails are
 * dropped at their next attempt, when identity returns USER_WAS_DELETED.
 */
export async function forgetUser(notify: Forgetting, user: string, session: ClientSession): Promise<void> {
  const { mails, notifications, readers, marks, conversations, preferences, subscriptions } = notify;
  const reader = targetKey({ kind: 'user', id: user });
  const guests = (
    await readers.find({ mergedInto: reader }, { _id: 1 }).session(session).lean<{ _id: string }[]>()
  ).map(({ _id }) => _id);
  const people = [reader, ...guests];
  await mails.updateMany({ user }, { $set: { user: null } }, { session });
  await notifications.deleteMany({ $or: [{ target: { $in: people } }, { about: { $in: people } }] }, { session });
  await marks.deleteMany({ reader }, { session });
  await conversations.deleteMany({ _id: { $in: people } }, { session });
  await preferences.deleteOne({ _id: user }, { session });
  const devices = await subscriptions.find({ user }, { _id: 1 }).session(session).lean<{ _id: Types.ObjectId }[]>();
  await removeSubscriptions(
    notify,
    devices.map(({ _id }) => _id),
    session,
  );
  await readers.updateOne(
    { _id: reader },
    { $set: { isErased: true, registeredAt: null, staffSince: null, readAllAt: null } },
    { upsert: true, session },
  );
}
