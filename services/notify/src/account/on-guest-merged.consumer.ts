import { guestMerged } from '@gvg/contracts/identity/events';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';

/** Gives a guest's notifications, present and late ones, to the user they signed in as. */
export function onGuestMerged({
  bus,
  readers,
  notifications,
}: Pick<Notify, 'bus' | 'readers' | 'notifications'>): Promise<void> {
  return bus.consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: async ({ data }, { session }) => {
      const [guest, user] = [targetKey({ kind: 'guest', id: data.guest }), targetKey({ kind: 'user', id: data.user })];
      await readers.updateOne({ _id: guest }, { $set: { mergedInto: user } }, { upsert: true, session });
      await notifications.updateMany({ target: guest }, { $set: { target: user } }, { session });
    },
  });
}
