import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema } from '../../values/primitives.ts';
import { customerSchema, messageSchema } from './message-schema.ts';

/** A message for a service that shows it to both sides, with whose room it is in. `signedUrl` of a picture is its unsigned path: who passes it on signs it for each reader. */
export const foundMessageSchema = z.object({ message: messageSchema, customer: customerSchema });

/**
 * Messages for a service that shows them to both sides; those that are gone are left out. Events name messages only, so that neither queues nor dead letters hold
 * what people write.
 */
export const lookUpMessages = defineEndpoint({
  service: 'chat',
  method: 'POST',
  path: '/internal/messages/lookup',
  access: 'service',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
  response: z.object({ docs: z.array(foundMessageSchema) }),
  errors: [],
});
