import { isStaffRole } from '@gvg/contracts/definitions/caller';
import { userBlocked, userErased, userRoleChanged } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import { stopChangesOf } from './stop-changes.ts';
import type { StoppedStores } from './stop-changes.ts';

/** Stops the bulk changes of a person who is no longer staff: blocked, without the role, or deleted. */
export function onStaffLostRights(bus: Pick<Bus, 'consume'>, kinds: readonly StoppedStores[]): Promise<void> {
  return bus.consume({
    name: 'on-staff-lost-rights',
    events: [userBlocked, userRoleChanged, userErased],
    handle: async (event, { session }) => {
      if (event.type === userRoleChanged.type && event.data.roles.some(isStaffRole)) return;
      for (const stores of kinds) await stopChangesOf(stores, event.data._id, session);
    },
  });
}
