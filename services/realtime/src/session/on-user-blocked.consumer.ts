import { userBlocked } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Ends the sockets of a blocked user. */
export function onUserBlocked({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-user-blocked',
    events: [userBlocked],
    handle: ({ data: { _id: id } }) => sender.end(rooms.person({ kind: 'user', id }), 'USER_WAS_BLOCKED'),
  });
}
