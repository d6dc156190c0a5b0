import { guestMerged } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** A guest's data belongs to a user now: ends the sockets of the old cookie, and rejects new ones. */
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
