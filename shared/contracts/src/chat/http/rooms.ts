import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { locales } from '../../values/locale.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, optionalText, queryFlag } from '../../values/primitives.ts';
import { customerSchema, messageSchema } from './message-schema.ts';

/**
 * A conversation from the reader's side: `isRead` and `unread` refer to messages of the other side. `customer.displayName` is null for
 * guests and closed accounts. `answeredBy`: the staff member who wrote last.
 */
export const roomSchema = z.object({
  _id: idSchema,
  isRead: z.boolean(),
  unread: z.int().min(0),
  customer: customerSchema.extend({
    displayName: z.string().nullable(),
    avatar: z.string().nullable(),
    locale: z.enum(locales),
  }),
  /** The last `seq`, and the last one that each side has read. */
  lastSeq: z.int().min(0),
  readSeq: z.object({ customer: z.int().min(0), staff: z.int().min(0) }),
  lastMessage: messageSchema.nullable(),
  answeredBy: z.object({ _id: idSchema, displayName: z.string().nullable(), at: instantSchema }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Room = z.infer<typeof roomSchema>;

/**
 * Returns rooms for staff, latest message first. `allRead` is true only if no room at all is unread. `customer` is a user's or a guest's
 * id.
 */
export const listRooms = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/rooms',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    displayName: optionalText(100).optional(),
    isRead: queryFlag.optional(),
    customer: z.string().min(1).max(100).optional(),
  }),
  response: staffPageOf(roomSchema).extend({ allRead: z.boolean() }),
  errors: [],
});

/**
 * Returns the caller's room; null before the first message. `after` is the id of the event that moves a guest's conversation to the user on
 * sign-in: the response waits up to 2 s for it, and `merged` is the number of messages moved (rules/accounts.md).
 */
export const getMyRoom = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/rooms/me',
  access: 'customer',
  limit: 'read',
  query: z.object({ after: z.uuid().optional() }),
  response: z.object({ room: roomSchema.nullable(), merged: z.object({ messages: z.int().min(0) }).optional() }),
  errors: [],
});

/**
 * Returns a room to its customer and to staff. ROOM_NOT_FOUND for anyone else. For a guest who has signed in since, staff gets the user's
 * room.
 */
export const getRoom = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/rooms/:id',
  access: 'customer',
  limit: 'read',
  params: z.object({ id: idSchema }),
  response: roomSchema,
  errors: ['ROOM_NOT_FOUND'],
});

/**
 * Marks a room as read by the caller's side up to `seq` (default: the last). The mark never moves back, except that staff can mark a room
 * as unread with `isRead: false`.
 */
export const updateRoom = defineEndpoint({
  service: 'chat',
  method: 'PUT',
  path: '/v1/rooms/:id',
  access: 'customer',
  limit: 'write',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ isRead: z.boolean(), seq: z.int().min(0).optional() }),
  response: roomSchema,
  errors: ['ROOM_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});
