import { notificationRead } from '@gvg/contracts/notify/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Makes the reader's other tabs and devices count again. */
export function onNotificationRead({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-notification-read',
    events: [notificationRead],
    handle: ({ data: { reader } }) => sender.send(rooms.person(reader), 'RESYNC', { reason: 'notifications' }),
  });
}
