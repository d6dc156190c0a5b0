import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';
import { idSchema } from '../values/primitives.ts';
import { notificationTargetSchema } from './http/notification-schema.ts';
import { notificationTypes } from './terms.ts';

/** A notification was created or updated. Consumers fetch its text (`lookUpNotifications`). */
export const notificationCreated = defineEvent({
  type: 'notify.created',
  version: 1,
  subjectType: 'notification',
  producer: 'notify',
  data: z.object({ _id: idSchema, typeNotify: z.enum(notificationTypes), target: notificationTargetSchema }),
});

/** A reader has read a notification, or all of them (`_id` null). Their other tabs and devices update their counters. */
export const notificationRead = defineEvent({
  type: 'notify.read',
  version: 1,
  subjectType: 'reader',
  producer: 'notify',
  data: z.object({ reader: z.object({ kind: z.enum(['user', 'guest']), id: z.string() }), _id: idSchema.nullable() }),
});
