import type { Types } from 'mongoose';
import type { Notify } from '../notify.ts';
import { whyNoPushEndpoint } from '../push/push-endpoint.ts';
import type { StoredPushSubscription } from '../push/push-subscription.model.ts';
import { removeSubscriptions } from '../push/remove-subscriptions.ts';

type Removing = Pick<Notify, 'environment' | 'pushNetwork' | 'subscriptions' | 'pushes'>;
type Subscription = Pick<StoredPushSubscription, '_id' | 'endpoint'>;

/** Number of names resolved at a time. */
const batch = 16;
/** Users choose these names, which may resolve slowly while the service waits. The rest are checked before each message. */
const longestMs = 10_000;

/** Removes subscriptions with a forbidden address. One whose name does not resolve now remains. */
export async function removeInsideSubscriptions(notify: Removing): Promise<number> {
  const origins = [...(await subscriptionsByOrigin(notify)).values()];
  const startedAt = Date.now();
  let removed = 0;
  while (origins.length > 0 && Date.now() - startedAt < longestMs) {
    const refused = await Promise.all(
      origins.splice(0, batch).map((subscriptions) => refusedOf(notify, subscriptions)),
    );
    const ids = refused.flat();
    if (ids.length > 0) await removeSubscriptions(notify, ids);
    removed += ids.length;
  }
  return removed;
}

/** Groups subscriptions by origin: browsers share a few push services, each of which is looked up once. */
async function subscriptionsByOrigin({ subscriptions }: Removing): Promise<Map<string, Subscription[]>> {
  return Map.groupBy(await subscriptions.find({}, { endpoint: 1 }).lean<Subscription[]>(), ({ endpoint }) => {
    const { protocol, username, password, host } = new URL(endpoint);
    return `${protocol}//${username}:${password}@${host}`;
  });
}

async function refusedOf(notify: Removing, subscriptions: readonly Subscription[]): Promise<Types.ObjectId[]> {
  const [{ endpoint = '' } = {}] = subscriptions;
  return (await whyNoPushEndpoint(endpoint, notify)) === 'REFUSED' ? subscriptions.map(({ _id }) => _id) : [];
}
