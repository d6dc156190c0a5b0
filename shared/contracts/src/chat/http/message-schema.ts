import { z } from 'zod';
import { orderKeySchema } from '../../cart/http/orders.ts';
import { privatePictureSchema, privatePictureUrlSchema } from '../../cart/http/private-picture.ts';
import { idSchema, instantSchema, optionalText } from '../../values/primitives.ts';
import { rawText } from '../../values/raw-text.ts';
import { chatLimits } from '../terms.ts';

/** Customer of a conversation. A guest's `id` is that of the signed cookie. */
export const customerSchema = z.object({ kind: z.enum(['user', 'guest']), id: z.string() });
export type ChatCustomer = z.infer<typeof customerSchema>;

const sides = { width: z.int().min(1).max(12_000), height: z.int().min(1).max(12_000) };

/** An order or a quote that a message shows as a card. Readers fetch its current state from cart. */
export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ORDER'), order: orderKeySchema }),
  z.strictObject({ kind: z.literal('QUOTE'), quote: idSchema }),
]);
export type ChatCard = z.infer<typeof cardSchema>;

/** A path of this site, or an http(s) URL. */
const linkSchema = rawText(2_082)
  .max(2_082)
  .regex(/^(https?:\/\/[^\s/$.?#][^\s]*|\/(?!\/)[^\s\\]*)$/i, { error: 'INVALID_URL' });

/**
 * Content of a message to send: at least one field, and text that is not blank (specification §5). Pictures are the sender's own uploads
 * with purpose CHAT.
 */
export const contentToSendSchema = z
  .strictObject({
    text: optionalText(chatLimits.text).optional(),
    images: z
      .array(z.strictObject({ url: privatePictureUrlSchema, ...sides }))
      .max(chatLimits.images)
      .optional(),
    link: linkSchema.optional(),
    card: cardSchema.optional(),
  })
  .refine(
    ({ text = '', images = [], link, card }) =>
      text !== '' || images.length > 0 || link !== undefined || card !== undefined,
    { error: 'TOO_SMALL' },
  );
export type ContentToSend = z.input<typeof contentToSendSchema>;

/** Content of a stored message. Pictures have URLs signed for the reader; `text` is empty if there is none. */
export const contentSchema = z.object({
  text: z.string(),
  images: z.array(privatePictureSchema.extend({ width: z.int(), height: z.int() })),
  link: z.string().optional(),
  card: cardSchema.optional(),
});
export type MessageContent = z.infer<typeof contentSchema>;

/** A signed-in sender; `displayName` is null once the account is closed. */
const userSenderSchema = z.object({
  _id: idSchema,
  displayName: z.string().nullable(),
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
});

/**
 * A message. `seq` numbers the messages of a room without gaps, from 1. Either `senderIsUser` or `senderIsGuest` (the guest's id) is
 * present. `receiver` is the customer's id if staff wrote. `readAt`: when the other side read it.
 */
export const messageSchema = z.object({
  _id: idSchema,
  room: z.object({ _id: idSchema }),
  seq: z.int().min(1),
  clientId: z.uuid(),
  content: contentSchema,
  senderIsUser: userSenderSchema.optional(),
  senderIsGuest: z.string().optional(),
  receiver: z.string().optional(),
  readAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Message = z.infer<typeof messageSchema>;
