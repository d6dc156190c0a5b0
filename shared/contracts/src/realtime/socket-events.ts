import { z } from 'zod';
import { orderStatuses } from '../cart/terms.ts';
import { customerSchema, messageSchema } from '../chat/http/message-schema.ts';
import { chatSides } from '../chat/terms.ts';
import { notificationSchema } from '../notify/http/notification-schema.ts';
import { idSchema } from '../values/primitives.ts';

/**
 * Events from the nodes to sockets, by name. Their data is always stored first: a client that misses an event fetches it by HTTP (messages
 * after a `seq`, counters, orders).
 */
export const serverEvents = {
  /** A message, to its customer and to all of staff. Pictures are signed for the reader. */
  CHAT: messageSchema,
  /** A notification, to its recipient. */
  NOTIFY: notificationSchema,
  /** A person starts or stops writing; without a further event it ends after 6 s. `name` is set for staff. */
  TYPING: z.object({
    customer: customerSchema,
    side: z.enum(chatSides),
    isTyping: z.boolean(),
    name: z.string().optional(),
  }),
  READ: z.object({ room: idSchema, side: z.enum(chatSides), seq: z.int().min(0) }),
  /** To customers: whether staff is online. To staff: whether a customer is online. */
  PRESENCE: z.union([z.object({ staff: z.boolean() }), z.object({ customer: customerSchema, isOnline: z.boolean() })]),
  /** The reader's cart changed, in this browser or elsewhere. */
  CART: z.object({ totalAmount: z.int().min(0) }),
  /** An order or quote changed: the reader's, or for staff anyone's. Without `status` if something else changed, such as a payment. */
  ORDER: z.union([
    z.object({ order: idSchema, code: z.string(), status: z.enum(orderStatuses).optional() }),
    z.object({ quote: idSchema }),
  ]),
  /** To staff: another staff member changed this subject; `type` as in the audit. Contains no data, which pages fetch themselves. */
  CHANGED: z.object({
    subject: z.object({ type: z.string(), id: z.string() }),
    /** Of the subject, if it has revisions. */
    revision: z.int().optional(),
    /** Id of the author. */
    by: z.string(),
  }),
  /** Events may have been missed: reload what is shown. */
  RESYNC: z.object({ reason: z.enum(['connection', 'conversation', 'notifications']) }),
} as const;
export type ServerEventName = keyof typeof serverEvents;
export type ServerEventData<Name extends ServerEventName> = z.infer<(typeof serverEvents)[Name]>;

const failure = z.object({ ok: z.literal(false), code: z.string() });

/**
 * Events that sockets may send, each with an acknowledgement. Anything else is ignored and counted, and repeated violations close the
 * socket.
 */
export const clientEvents = {
  /** The next access token of the same session; `expiresAt` in seconds since 1970. */
  AUTH: {
    data: z.strictObject({ token: z.string().max(4_096) }),
    reply: z.union([z.object({ ok: z.literal(true), expiresAt: z.int() }), failure]),
  },
  /** Customers omit `customer`; staff sets it to the customer of the conversation. */
  TYPING: {
    data: z.strictObject({ customer: customerSchema.optional(), isTyping: z.boolean() }),
    reply: z.union([z.object({ ok: z.literal(true) }), failure]),
  },
  /**
   * Returns which of these customers are online, for staff; INVALID_ROLE for others. Customers omit `customers` and get whether staff is
   * online.
   */
  PRESENCE: {
    data: z.strictObject({ customers: z.array(customerSchema).max(100).optional() }),
    reply: z.union([z.object({ ok: z.literal(true), staff: z.boolean(), online: z.array(customerSchema) }), failure]),
  },
} as const;
export type ClientEventName = keyof typeof clientEvents;
export type ClientEventData<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]['data']>;
export type ClientEventReply<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['reply']>;

/**
 * Socket.io's handshake `auth`. Clients that can set headers may send `authorization: Bearer …` and `session-id` instead. Cookies are not
 * used for authentication.
 */
export const handshakeSchema = z.object({
  token: z.string().max(4_096).optional(),
  sessionId: z.string().max(300).optional(),
});
export type Handshake = z.infer<typeof handshakeSchema>;

/** Error codes with which a node closes a socket, in DISCONNECT before closing or as message of a rejected handshake. */
export const socketErrors = [
  'INVALID_TOKEN',
  'INVALID_PERMISSION',
  'USER_WAS_BLOCKED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
] as const;
