import { notificationCreated } from '@gvg/contracts/notify/events';
import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';
import type { FetchNotification } from './fetch-notifications.ts';

function roomOf(target: NotificationTarget): string {
  if (target.kind === 'staff') return rooms.staff;
  return target.kind === 'all' ? rooms.allUsers : rooms.person(target);
}

export interface NotificationPush extends Pick<Realtime, 'consume' | 'sender'> {
  fetchNotification: FetchNotification;
}

/** Sends NOTIFY to the notification's target. */
export function onNotificationCreated({ consume, sender, fetchNotification }: NotificationPush): Promise<void> {
  return consume({
    name: 'on-notification-created',
    events: [notificationCreated],
    async handle({ data: { _id } }) {
      const found = await fetchNotification(_id);
      if (found !== undefined) await sender.send(roomOf(found.target), 'NOTIFY', found.notification);
    },
  });
}
