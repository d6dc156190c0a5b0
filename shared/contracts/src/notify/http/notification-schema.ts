import { z } from 'zod';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { notificationTypes } from '../terms.ts';

const bothLanguages = z.object({ vi: z.string(), en: z.string() });

/**
 * A notification as one reader sees it: `isRead` is their own mark. `image` is the address of a public picture, null where the type's sign is shown. `link` is
 * a path of this site without language prefix. `user` is null where it goes to a guest, to staff or to all.
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

/** Whom a notification is for; `staff` and `all` (every user) have a read mark for each reader. */
export const notificationTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: idSchema }),
  z.object({ kind: z.literal('guest'), id: z.string() }),
  z.object({ kind: z.literal('staff') }),
  z.object({ kind: z.literal('all') }),
]);
export type NotificationTarget = z.infer<typeof notificationTargetSchema>;
