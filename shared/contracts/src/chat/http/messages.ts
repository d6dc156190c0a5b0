import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { idSchema, optionalText } from '../../values/primitives.ts';
import { chatLimits } from '../terms.ts';
import { contentToSendSchema, messageSchema } from './message-schema.ts';

const seqQuery = z.coerce.number().int().min(0);

/**
 * Returns messages of a room, latest first. A customer may omit `room` for their own. `before` and `after` (a `seq`, exclusive) give stable
 * pages while messages arrive; with `after` the list is in the order of `seq`. `search` finds words of the text, with or without accents.
 * ROOM_NOT_FOUND for another customer's room.
 */
export const listMessages = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/messages',
  access: 'customer',
  limit: 'read',
  query: pagingQuery.extend({
    room: idSchema.optional(),
    before: seqQuery.optional(),
    after: seqQuery.optional(),
    search: optionalText(chatLimits.search).optional(),
  }),
  response: pageOf(messageSchema),
  errors: ['ROOM_NOT_FOUND'],
});

/**
 * Stores a message and sends it to both sides. A customer omits `receiver`; their first message creates the room. Staff sets it to the id
 * of the customer, a user or a guest. Repeating a `clientId` returns the stored message. FILE_NOT_FOUND: a picture is not the sender's own.
 * ORDER_NOT_FOUND, QUOTE_NOT_FOUND: a card's order or quote is not the customer's. TOO_MANY_REQUESTS after 30 messages in a minute.
 */
export const sendMessage = defineEndpoint({
  service: 'chat',
  method: 'POST',
  path: '/v1/messages/send-message',
  access: 'customer',
  limit: 'write',
  body: z.strictObject({
    content: contentToSendSchema,
    receiver: z.string().min(1).max(100).optional(),
    clientId: z.uuid().optional(),
  }),
  response: messageSchema,
  status: 201,
  errors: [
    'USER_NOT_FOUND',
    'ROOM_NOT_FOUND',
    'FILE_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'QUOTE_NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ],
});
