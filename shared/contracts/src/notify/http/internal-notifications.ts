import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema } from '../../values/primitives.ts';
import { notificationSchema, notificationTargetSchema } from './notification-schema.ts';

/** Notifications for a service that sends them to whom they are for, unread; those that are gone are left out. Events name them only. */
export const lookUpNotifications = defineEndpoint({
  service: 'notify',
  method: 'POST',
  path: '/internal/notifications/lookup',
  access: 'service',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
  response: z.object({
    docs: z.array(z.object({ notification: notificationSchema, target: notificationTargetSchema })),
  }),
  errors: [],
});
