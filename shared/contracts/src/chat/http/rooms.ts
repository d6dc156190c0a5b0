import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { locales } from '../../values/locale.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, optionalText, queryFlag } from '../../values/primitives.ts';
import { customerSchema, messageSchema } from './message-schema.ts';

/**
 * A conversation as the reader's side sees it: `isRead` and `unread` count what the other side wrote and this side has not read. `customer.displayName` is null
 * for guests and closed accounts. `answeredBy`: who of staff wrote last.
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
  /** The last `seq`, and up to which one each side has read. */
  lastSeq: z.int().min(0),
  readSeq: z.object({ customer: z.int().min(0), staff: z.int().min(0) }),
  lastMessage: messageSchema.nullable(),
  answeredBy: z.object({ _id: idSchema, displayName: z.string().nullable(), at: instantSchema }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Room = z.infer<typeof roomSchema>;

/** For staff, latest message first. `allRead` is true only when no room at all is unread; `customer` is a user's or a guest's id. */
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
 * The caller's own room; null before the first message. `after` is the id of the event by which a guest's conversation moves to the user who signs in: the
 * response waits up to 2 s for it, and `merged` says how many messages came (rules/accounts.md).
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

/** For its customer and staff; everybody else gets ROOM_NOT_FOUND. Staff gets in place of the room of a guest who has signed in since that of the user. */
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

/** Marks a room as read by the caller's side up to `seq` (default: the last), never back; `isRead: false` is staff's way to come back to it. */
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
