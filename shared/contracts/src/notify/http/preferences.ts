import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { customerNotificationTypes, mailedNotificationTypes } from '../terms.ts';

/** Types of notifications that are also sent as mails and as push messages. The list of notifications contains all types. */
export const preferencesSchema = z.strictObject({
  mail: z.strictObject(
    Object.fromEntries(mailedNotificationTypes.map((type) => [type, z.boolean()])) as Record<
      (typeof mailedNotificationTypes)[number],
      z.ZodBoolean
    >,
  ),
  push: z.strictObject(
    Object.fromEntries(customerNotificationTypes.map((type) => [type, z.boolean()])) as Record<
      (typeof customerNotificationTypes)[number],
      z.ZodBoolean
    >,
  ),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const getPreferences = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/notification-preferences',
  access: 'user',
  limit: 'read',
  response: preferencesSchema,
  errors: [],
});

export const updatePreferences = defineEndpoint({
  service: 'notify',
  method: 'PUT',
  path: '/v1/notification-preferences',
  access: 'user',
  limit: 'write',
  body: preferencesSchema,
  response: preferencesSchema,
  errors: [],
});
