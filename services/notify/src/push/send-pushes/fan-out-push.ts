import type { StoredNotification } from '../../notification/notification.model.ts';
import type { Notify } from '../../notify.ts';
import type { StoredPreferences } from '../../preferences/preferences.model.ts';
import { withDefaults } from '../../preferences/load-preferences.ts';
import type { Claimed } from '../../queue/claim-due.ts';
import type { StoredPush } from '../push.model.ts';
import type { StoredPushSubscription } from '../push-subscription.model.ts';
import { queuePush, wants } from '../queue-pushes.ts';

/** Subscriptions per attempt. */
const batch = 200;

/**
 * Creates push messages of a notification to all for the next subscriptions. After an interrupted batch some are sent again: browsers replace them by `_id`.
 */
export async function fanOutPush(
  notify: Pick<Notify, 'pushes' | 'subscriptions' | 'preferences'>,
  push: Claimed<StoredPush>,
  { typeNotify }: StoredNotification,
): Promise<void> {
  const { pushes, subscriptions, preferences } = notify;
  const { _id, claim, notification, after } = push;
  const next = await subscriptions
    .find(after === null ? {} : { _id: { $gt: after } }, { user: 1 })
    .sort({ _id: 1 })
    .limit(batch)
    .lean<Pick<StoredPushSubscription, '_id' | 'user'>[]>();
  const chosen = await preferences.find({ _id: { $in: next.map(({ user }) => user) } }).lean<StoredPreferences[]>();
  const byUser = new Map(chosen.map((stored) => [stored._id, stored]));
  for (const { _id: subscription, user } of next)
    if (wants(withDefaults(byUser.get(user)).push, typeNotify)) await queuePush(notify, { notification, subscription });
  const last = next.at(-1);
  if (last === undefined || next.length < batch) await pushes.deleteOne({ _id, claim });
  else
    await pushes.updateOne(
      { _id, claim },
      { $set: { after: last._id, claim: null, nextAttemptAt: new Date(), attempts: 0 } },
    );
}
