import type { Types } from 'mongoose';
import { subscribeToPush } from '@gvg/contracts/notify/http/push';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { whyNoPushEndpoint } from '../push-endpoint.ts';
import type { StoredPushSubscription } from '../push-subscription.model.ts';
import { removeSubscriptions } from '../remove-subscriptions.ts';

/** Maximum number per user; the one renewed longest ago is removed first. */
const subscriptionsPerUser = 10;

/** Subscribes the browser of the last signed-in user: its endpoint has one subscription. After expiry its push service responds with 404 or 410. */
export function subscribeToPushRoute(
  notify: Pick<Notify, 'app' | 'environment' | 'pushNetwork' | 'withTransaction' | 'subscriptions' | 'pushes'>,
): void {
  const { app, environment, subscriptions } = notify;
  mount(app, subscribeToPush, async ({ caller, body: { endpoint, keys, locale } }) => {
    if (environment.VAPID_PUBLIC_KEY === undefined || (await whyNoPushEndpoint(endpoint, notify)) !== undefined)
      throw new ApiFailure('ACTION_NOT_ALLOWED');
    return notify.withTransaction(async ({ session }) => {
      const before = await subscriptions.findOne({ endpoint }).session(session).lean<StoredPushSubscription>();
      // Messages waiting for the browser's last user are not for this one.
      if (before !== null && before.user !== caller.id) await removeSubscriptions(notify, [before._id], session);
      const stored = await subscriptions
        .findOneAndUpdate(
          { endpoint },
          { $set: { user: caller.id, keys, locale, updatedAt: new Date() } },
          { upsert: true, returnDocument: 'after', session },
        )
        .orFail()
        .lean<StoredPushSubscription>();
      const surplus = await subscriptions
        .find({ user: caller.id }, { _id: 1 })
        .sort({ updatedAt: -1, _id: -1 })
        .skip(subscriptionsPerUser)
        .session(session)
        .lean<{ _id: Types.ObjectId }[]>();
      await removeSubscriptions(
        notify,
        surplus.map(({ _id }) => _id),
        session,
      );
      return { _id: stored._id.toHexString() };
    });
  });
}
