import { roomMerged } from '@gvg/contracts/chat/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** A guest's messages have moved to a user's room: pages that show either room request it again. */
export function onRoomMerged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-room-merged',
    events: [roomMerged],
    handle: ({ data: { customer } }) =>
      sender.send([rooms.person(customer), rooms.staff], 'RESYNC', { reason: 'conversation' }),
  });
}
