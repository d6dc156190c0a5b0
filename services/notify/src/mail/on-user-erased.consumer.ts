import { userErased } from '@gvg/contracts/identity/events';
import type { Notify } from '../notify.ts';

/** Forgets whose mails they were. Those that still wait are dropped at their next attempt: identity then says USER_WAS_DELETED. */
export function onUserErased({ bus, mails }: Pick<Notify, 'bus' | 'mails'>): Promise<void> {
  return bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: async ({ data: { _id: user } }, { session }) => {
      await mails.updateMany({ user }, { $set: { user: null } }, { session });
    },
  });
}
