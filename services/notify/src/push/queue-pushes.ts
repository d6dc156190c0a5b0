import type { ClientSession, Types } from 'mongoose';
import type { NotificationType } from '@gvg/contracts/notify/terms';
import type { StoredNotification } from '../notification/notification.model.ts';
import { targetOf } from '../notification/target.ts';
import type { Notify } from '../notify.ts';
import { loadPreferences } from '../preferences/load-preferences.ts';

type Queueing = Pick<Notify, 'pushes' | 'subscriptions' | 'preferences'>;

/** Queues the push messages of a notification in its transaction. Staff gets none, because they work with the site open. */
export async function queuePushes(
  notify: Queueing,
  { _id, typeNotify, target }: StoredNotification,
  session: ClientSession,
): Promise<void> {
  const { kind, id } = { id: '', ...targetOf(target) };
  if (kind === 'all') return queuePush(notify, { notification: _id, subscription: null }, session);
  if (kind !== 'user') return;
  const subscriptions = await notify.subscriptions
    .find({ user: id }, { _id: 1 })
    .session(session)
    .lean<{ _id: Types.ObjectId }[]>();
  if (subscriptions.length === 0) return;
  const { push } = await loadPreferences(notify, id, session);
  if (!wants(push, typeNotify)) return;
  for (const subscription of subscriptions)
    await queuePush(notify, { notification: _id, subscription: subscription._id }, session);
}

export const wants = (push: Partial<Record<NotificationType, boolean>>, type: NotificationType): boolean =>
  push[type] === true;

/** A waiting message sends the newest text; one that is being sent is sent again. */
export async function queuePush(
  { pushes }: Pick<Notify, 'pushes'>,
  push: { notification: Types.ObjectId; subscription: Types.ObjectId | null },
  session: ClientSession | null = null,
): Promise<void> {
  const now = new Date();
  await pushes.updateOne(
    push,
    { $set: { after: null, attempts: 0, nextAttemptAt: now, requestedAt: now, claim: null } },
    { upsert: true, ...(session !== null && { session }) },
  );
}
