import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema, localeSchema } from '../../values/primitives.ts';

/** Returns the public key for push subscriptions (VAPID, base64url), null if push messages are not configured. */
export const getPushKey = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/push-subscriptions/key',
  access: 'user',
  limit: 'read',
  response: z.object({ key: z.string().nullable() }),
  errors: [],
});

/**
 * Stores a push subscription: the browser's `PushSubscription.toJSON()` (RFC 8030, RFC 8291) and the language of its messages. The same
 * endpoint replaces its previous subscription.
 */
export const subscribeToPush = defineEndpoint({
  service: 'notify',
  method: 'PUT',
  path: '/v1/push-subscriptions',
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    endpoint: z.url().max(1_000),
    expirationTime: z.number().nullable().optional(),
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
    locale: localeSchema,
  }),
  response: z.object({ _id: idSchema }),
  errors: ['ACTION_NOT_ALLOWED'],
});

/** Ends one of the caller's subscriptions. Idempotent. */
export const unsubscribeFromPush = defineEndpoint({
  service: 'notify',
  method: 'DELETE',
  path: '/v1/push-subscriptions/:id',
  access: 'user',
  limit: 'write',
  params: z.object({ id: idSchema }),
  response: z.undefined(),
  status: 204,
  errors: [],
});
