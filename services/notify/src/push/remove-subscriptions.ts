import type { ClientSession, Types } from 'mongoose';
import type { Notify } from '../notify.ts';

/** Removes subscriptions with their waiting messages. */
export async function removeSubscriptions(
  { subscriptions, pushes }: Pick<Notify, 'subscriptions' | 'pushes'>,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<void> {
  const options = session === null ? {} : { session };
  await subscriptions.deleteMany({ _id: { $in: ids } }, options);
  await pushes.deleteMany({ subscription: { $in: ids } }, options);
}
