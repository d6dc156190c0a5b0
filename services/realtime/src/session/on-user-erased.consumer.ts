import { userErased } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Ends the sockets of a closed account. */
export function onUserErased({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: ({ data: { _id: id } }) => sender.end(rooms.person({ kind: 'user', id }), 'INVALID_PERMISSION'),
  });
}
