import type { ClientSession } from 'mongoose';
import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import type { Notify } from '../notify.ts';
import type { StoredReader } from '../reader/reader.model.ts';
import { personOf, targetKey } from './target.ts';

/** Whom a notification reaches now: the user whom a guest has signed in as, nobody whose account is closed. */
export async function resolveTarget(
  { readers }: Pick<Notify, 'readers'>,
  target: NotificationTarget,
  session: ClientSession,
): Promise<NotificationTarget | undefined> {
  if (target.kind === 'guest') {
    // A write: a merge at the same time ends one of both transactions, which is then repeated.
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
