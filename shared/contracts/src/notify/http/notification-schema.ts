import { z } from 'zod';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { notificationTypes } from '../terms.ts';

const bothLanguages = z.object({ vi: z.string(), en: z.string() });

/**
 * A notification for one reader: `isRead` is their own mark. `image` is the URL of a public picture, null if the icon of the type is shown.
 * `link` is a path of this site without language prefix. `user` is null if it is for a guest, for staff or for all.
 */
export const notificationSchema = z.object({
  _id: idSchema,
  typeNotify: z.enum(notificationTypes),
  notify: z.object({
    title: bothLanguages,
    description: bothLanguages,
    image: z.string().nullable(),
    link: z.string(),
    isRead: z.boolean(),
  }),
  user: idSchema.nullable(),
  createdAt: instantSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

/** Recipient of a notification. `staff` and `all` (every user) have a read mark per reader. */
export const notificationTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: idSchema }),
  z.object({ kind: z.literal('guest'), id: z.string() }),
  z.object({ kind: z.literal('staff') }),
  z.object({ kind: z.literal('all') }),
]);
export type NotificationTarget = z.infer<typeof notificationTargetSchema>;
