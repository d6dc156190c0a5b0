import { z } from 'zod';
import { orderStatuses } from '../cart/terms.ts';
import { customerSchema, messageSchema } from '../chat/http/message-schema.ts';
import { chatSides } from '../chat/terms.ts';
import { notificationSchema } from '../notify/http/notification-schema.ts';
import { idSchema } from '../values/primitives.ts';

/**
 * What the nodes send to sockets, by event name. Sockets are the fast way only: what they carry is stored first, and who misses something asks for it again
 * by HTTP (messages that follow a `seq`, counters, orders).
 */
export const serverEvents = {
  /** A message, to its customer and to all of staff; pictures are signed for the reader. */
  CHAT: messageSchema,
  /** A notification, to whom it is for. */
  NOTIFY: notificationSchema,
  /** Somebody writes, or has stopped; without a further event it ends after 6 s. `name` of who of staff writes. */
  TYPING: z.object({
    customer: customerSchema,
    side: z.enum(chatSides),
    isTyping: z.boolean(),
    name: z.string().optional(),
  }),
  /** A side has read a room up to `seq`. */
  READ: z.object({ room: idSchema, side: z.enum(chatSides), seq: z.int().min(0) }),
  /** To customers: whether anybody of staff is there. To staff: whether a customer is. */
  PRESENCE: z.union([z.object({ staff: z.boolean() }), z.object({ customer: customerSchema, isOnline: z.boolean() })]),
  /** The own cart has changed, here or elsewhere. */
  CART: z.object({ totalAmount: z.int().min(0) }),
  /** An order or a quote of the reader's, or for staff of anybody's, has changed. No `status` where something else of the order has, such as what is paid. */
  ORDER: z.union([
    z.object({ order: idSchema, code: z.string(), status: z.enum(orderStatuses).optional() }),
    z.object({ quote: idSchema }),
  ]),
  /** To staff: somebody of staff has changed this; `type` as in the audit. Never what has changed: who shows it asks for it. */
  CHANGED: z.object({
    subject: z.object({ type: z.string(), id: z.string() }),
    /** Of the subject, where it counts its changes. */
    revision: z.int().optional(),
    /** Id of who has changed it. */
    by: z.string(),
  }),
  /** Something may have been missed: ask for what is shown again. */
  RESYNC: z.object({ reason: z.enum(['connection', 'conversation', 'notifications']) }),
} as const;
export type ServerEventName = keyof typeof serverEvents;
export type ServerEventData<Name extends ServerEventName> = z.infer<(typeof serverEvents)[Name]>;

const failure = z.object({ ok: z.literal(false), code: z.string() });

/** What sockets may send, each with an acknowledgement; anything else is ignored and counted, and ends a socket that goes on. */
export const clientEvents = {
  /** The next access token of the same session; `expiresAt` in seconds since 1970. */
  AUTH: {
    data: z.strictObject({ token: z.string().max(4_096) }),
    reply: z.union([z.object({ ok: z.literal(true), expiresAt: z.int() }), failure]),
  },
  /** A customer leaves out `customer`; staff names whose conversation it is. */
  TYPING: {
    data: z.strictObject({ customer: customerSchema.optional(), isTyping: z.boolean() }),
    reply: z.union([z.object({ ok: z.literal(true) }), failure]),
  },
  /** Who of these customers is there, for staff; INVALID_ROLE for others. A customer leaves out `customers` and learns whether staff is there. */
  PRESENCE: {
    data: z.strictObject({ customers: z.array(customerSchema).max(100).optional() }),
    reply: z.union([z.object({ ok: z.literal(true), staff: z.boolean(), online: z.array(customerSchema) }), failure]),
  },
} as const;
export type ClientEventName = keyof typeof clientEvents;
export type ClientEventData<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]['data']>;
export type ClientEventReply<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['reply']>;

/** Socket.io's handshake `auth`; clients that can set headers may send `authorization: Bearer …` and `session-id` instead. Cookies authenticate nothing. */
export const handshakeSchema = z.object({
  token: z.string().max(4_096).optional(),
  sessionId: z.string().max(300).optional(),
});
export type Handshake = z.infer<typeof handshakeSchema>;

/** Why a node ends a socket, as data of DISCONNECT beforehand or as message of a refused handshake: a known error code. */
export const socketErrors = [
  'INVALID_TOKEN',
  'INVALID_PERMISSION',
  'USER_WAS_BLOCKED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
] as const;
