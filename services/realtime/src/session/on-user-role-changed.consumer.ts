import { userRoleChanged } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Ends the sockets of a user with changed roles; their page reconnects with a new token, into the rooms of the new roles. */
export function onUserRoleChanged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-user-role-changed',
    events: [userRoleChanged],
    handle: ({ data: { _id: id } }) => sender.end(rooms.person({ kind: 'user', id }), 'INVALID_TOKEN'),
  });
}
