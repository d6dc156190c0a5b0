import { roomRead } from '@gvg/contracts/chat/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Sends READ to both sides, for the marks at messages and the counters of the reader's other tabs. */
export function onRoomRead({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-room-read',
    events: [roomRead],
    handle: ({ data: { room, customer, side, seq } }) =>
      sender.send([rooms.person(customer), rooms.staff], 'READ', { room, side, seq }),
  });
}
