import { guestMerged } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** What the guest had belongs to a user now: the cookie's old sockets end, and it opens no others. */
export function onGuestMerged({
  consume,
  sender,
  mergedGuests,
}: Pick<Realtime, 'consume' | 'sender' | 'mergedGuests'>): Promise<void> {
  return consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: async ({ data: { guest } }) => {
      await mergedGuests.add(guest);
      await sender.end(rooms.person({ kind: 'guest', id: guest }), 'INVALID_TOKEN');
    },
  });
}
