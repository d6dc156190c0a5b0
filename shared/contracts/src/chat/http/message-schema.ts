import { z } from 'zod';
import { orderKeySchema } from '../../cart/http/orders.ts';
import { privatePictureSchema, privatePictureUrlSchema } from '../../cart/http/private-picture.ts';
import { idSchema, instantSchema, optionalText } from '../../values/primitives.ts';
import { rawText } from '../../values/raw-text.ts';
import { chatLimits } from '../terms.ts';

/** Whose conversation it is: `id` of a guest is the id of their signed cookie. */
export const customerSchema = z.object({ kind: z.enum(['user', 'guest']), id: z.string() });
export type ChatCustomer = z.infer<typeof customerSchema>;

const sides = { width: z.int().min(1).max(12_000), height: z.int().min(1).max(12_000) };

/** An order or a quote that a message shows as a card; whoever reads it asks cart for its present state. */
export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ORDER'), order: orderKeySchema }),
  z.strictObject({ kind: z.literal('QUOTE'), quote: idSchema }),
]);
export type ChatCard = z.infer<typeof cardSchema>;

/** A path of this site, or an http address. */
const linkSchema = rawText(2_082)
  .max(2_082)
  .regex(/^(https?:\/\/[^\s/$.?#][^\s]*|\/(?!\/)[^\s\\]*)$/i, { error: 'INVALID_URL' });

/** What a sender writes: at least one of its members, and text that is not blank (specification §5). Pictures are the sender's own uploads with purpose CHAT. */
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

/** Pictures with addresses signed for the reader; `text` is empty where there is none. */
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
 * `seq` counts the messages of a room without gaps, from 1, and is their order. One of `senderIsUser` and `senderIsGuest` (the guest's id) is there.
 * `receiver` is the customer's id where staff wrote. `readAt`: when the other side has read it.
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
