import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { StoredNotification } from '../../notification/notification.model.ts';
import type { Notify } from '../../notify.ts';
import type { Claimed } from '../../queue/claim-due.ts';
import type { StoredPush } from '../push.model.ts';
import type { StoredPushSubscription } from '../push-subscription.model.ts';
import { removeSubscriptions } from '../remove-subscriptions.ts';
import type { createDeliverPush } from './deliver-push.ts';
import { fanOutPush } from './fan-out-push.ts';

type Working = Pick<Notify, 'pushes' | 'subscriptions' | 'preferences' | 'notifications'> & {
  deliver: ReturnType<typeof createDeliverPush>;
  logger: Logger;
};

/** Sends a claimed push message, unless its notification was deleted or read meanwhile, and records the outcome. */
export async function processPush({ deliver, logger, ...notify }: Working, push: Claimed<StoredPush>): Promise<void> {
  const { pushes, subscriptions, notifications } = notify;
  const { _id, claim, attempts, requestedAt } = push;
  const notification = await notifications.findById(push.notification).lean<StoredNotification>();
  if (notification !== null && push.subscription === null) return fanOutPush(notify, push, notification);
  const subscription = await subscriptions.findById(push.subscription).lean<StoredPushSubscription>();
  if (notification === null || notification.isRead || subscription === null)
    return void (await pushes.deleteOne({ _id, claim }));

  const outcome = await deliver({ subscription, notification, attempts, requestedAt });
  const fields = {
    push: _id.toHexString(),
    typeNotify: notification.typeNotify,
    attempt: attempts,
    outcome: outcome.kind,
    status: outcome.status,
  };
  if (outcome.kind === 'SENT') logger.info(fields, 'push message sent');
  else logger.warn(fields, 'push message not sent');
  if (outcome.kind === 'WAITING')
    await pushes.updateOne({ _id, claim }, { $set: { claim: null, nextAttemptAt: outcome.retryAt } });
  else if (outcome.kind === 'SUBSCRIPTION_GONE') await removeSubscriptions(notify, [subscription._id]);
  else await pushes.deleteOne({ _id, claim });
}
