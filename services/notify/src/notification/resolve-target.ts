import type { ClientSession } from 'mongoose';
import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import type { Notify } from '../notify.ts';
import type { StoredReader } from '../reader/reader.model.ts';
import { personOf, targetKey } from './target.ts';

/** Returns the current recipient: the user that a guest has signed in as, and none for a closed account. */
export async function resolveTarget(
  { readers }: Pick<Notify, 'readers'>,
  target: NotificationTarget,
  session: ClientSession,
): Promise<NotificationTarget | undefined> {
  if (target.kind === 'guest') {
    // A write, so that a concurrent merge conflicts and one of the transactions is retried.
    const guest = await readers
      .findOneAndUpdate(
        { _id: targetKey(target) },
        { $inc: { stored: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .orFail()
      .lean<StoredReader>();
    return guest.mergedInto === null ? target : resolveTarget({ readers }, personOf(guest.mergedInto), session);
  }
  if (target.kind !== 'user') return target;
  const user = await readers.findById(targetKey(target), { isErased: 1 }).session(session).lean<StoredReader>();
  return user?.isErased === true ? undefined : target;
}
