import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema } from '../../values/primitives.ts';
import { customerSchema, messageSchema } from './message-schema.ts';

/**
 * A message with the customer of its room, for a service that shows it to both sides. `signedUrl` of a picture is its unsigned path: the
 * service signs it for each reader.
 */
export const foundMessageSchema = z.object({ message: messageSchema, customer: customerSchema });

/**
 * Returns messages for a service that shows them to both sides. Missing ones are left out. Events contain only message ids, so that neither
 * queues nor dead letters store message texts.
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
