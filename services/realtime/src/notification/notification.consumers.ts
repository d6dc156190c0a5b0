import type { Realtime } from '../realtime.ts';
import { createFetchNotifications } from './fetch-notifications.ts';
import { onNotificationCreated } from './on-notification-created.consumer.ts';
import { onNotificationRead } from './on-notification-read.consumer.ts';

/** Sends notify's notifications to their targets. */
export async function notificationConsumers(realtime: Realtime): Promise<void> {
  const { NOTIFY_INTERNAL_URL: url, INTERNAL_SECRET: secret } = realtime.environment;
  await onNotificationCreated({ ...realtime, fetchNotification: createFetchNotifications({ url, secret }) });
  await onNotificationRead(realtime);
}
