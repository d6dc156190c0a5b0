import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema } from '../../values/primitives.ts';
import { notificationSchema, notificationTargetSchema } from './notification-schema.ts';

/**
 * Returns notifications as unread, for a service that sends them to their recipients. Missing ones are left out. Events contain only their
 * ids.
 */
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
