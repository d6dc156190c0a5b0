import { notificationCreated } from '@gvg/contracts/notify/events';
import type { Notify } from '../notify.ts';
import { queuePushes } from '../push/queue-pushes.ts';
import type { StoreNotification } from './notification-to-store.ts';
import type { StoredNotification } from './notification.model.ts';
import { resolveTarget } from './resolve-target.ts';
import { targetKey, targetOf } from './target.ts';

type Storing = Pick<Notify, 'notifications' | 'readers' | 'marks' | 'preferences' | 'subscriptions' | 'pushes'>;

export function createStoreNotification(notify: Storing): StoreNotification {
  const { notifications, marks } = notify;

  return async (
    { cause, target, typeNotify, text, image = null, link, about = null, seq },
    { session, record, context },
  ) => {
    // The key contains the original target: a guest's merge changes only `target`.
    const key = `${cause}:${targetKey(target)}`;
    const existing = await notifications.findOne({ key }).session(session).lean<StoredNotification>();
    if (existing !== null && (seq === undefined || existing.seq === undefined || existing.seq >= seq)) return undefined;
    const resolved = await resolveTarget(notify, target, session);
    if (resolved === undefined) return undefined;

    const fields = {
      target: targetKey(resolved),
      typeNotify,
      ...text,
      image,
      link,
      about,
      isRead: false,
      createdAt: new Date(),
      ...(seq !== undefined && { seq }),
    };
    if (existing !== null) await marks.deleteMany({ notification: existing._id }, { session });
    const stored = await notifications
      .findOneAndUpdate(
        { key },
        { $set: fields, $inc: { revision: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .orFail()
      .lean<StoredNotification>();
    const _id = stored._id.toHexString();
    const data = { _id, typeNotify, target: targetOf(stored.target) };
    record({ contract: notificationCreated, subjectId: _id, revision: stored.revision, data, context });
    await queuePushes(notify, stored, session);
    return stored;
  };
}
