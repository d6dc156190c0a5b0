import { userUpdated } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import { acceptIfNewer } from '@gvg/messaging/consumers/revision-guard';
import type { Profiles } from './profiles.ts';

/** Updates names and avatars of messages after changes of the account. */
export function onUserUpdated({
  bus,
  profiles,
}: {
  bus: Pick<Bus, 'consume'>;
  profiles: Pick<Profiles, 'refresh'>;
}): Promise<void> {
  return bus.consume({
    name: 'on-user-updated',
    events: [userUpdated],
    handle: async (event, scope) => {
      if (await acceptIfNewer(scope, event)) await profiles.refresh(event.data._id, scope.session);
    },
  });
}
