import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pagingLimits } from '../../definitions/paging-limits.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { boundedText, idSchema, localizedLine, localizedText, queryFlag } from '../../values/primitives.ts';
import { notificationPageSize, notificationTypes } from '../terms.ts';
import { notificationSchema } from './notification-schema.ts';
import { storedPicturePath } from '../../upload/picture-address.ts';

/** A path of this site: no host, and no backslash, which browsers read as a slash. */
const sitePathSchema = boundedText(500).regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'INVALID_URL' });

/** Returns the caller's notifications, latest first; for staff also those to all of staff. `hasNextPage` states whether more exist. */
export const listNotifications = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/history-notify',
  access: 'customer',
  limit: 'read',
  query: pagingQuery.extend({
    limit: z.coerce.number().int().min(1).max(pagingLimits.maximumLimit).default(notificationPageSize),
    typeNotify: z.enum(notificationTypes).optional(),
    isRead: queryFlag.optional(),
  }),
  response: pageOf(notificationSchema),
  errors: [],
});

/** Pages would not show a picture from another site, and its server would learn who opens the mail. */
const uploadedPictureSchema = boundedText(200).regex(storedPicturePath, { error: 'PICTURE_NOT_COPIED' });

/** Creates a promotion from staff to all users or to one. */
export const createNotification = defineEndpoint({
  service: 'notify',
  method: 'POST',
  path: '/v1/history-notify',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    typeNotify: z.literal('PROMOTION'),
    notify: z.strictObject({
      title: localizedLine(120),
      description: localizedText(500),
      image: uploadedPictureSchema.nullable().default(null),
      link: sitePathSchema.default('/'),
    }),
    user: idSchema.optional(),
  }),
  response: notificationSchema,
  status: 201,
  errors: ['USER_NOT_FOUND'],
});

/** Returns promotions sent by staff, latest first. Those to a closed account are deleted with it. */
export const listAnnouncements = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/history-notify/sent',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({ user: idSchema.optional() }),
  response: staffPageOf(notificationSchema),
  errors: [],
});

/** Returns the number of the caller's unread notifications. */
export const countUnreadNotifications = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/history-notify/not-read',
  access: 'customer',
  limit: 'read',
  response: z.object({ counter: z.int().min(0) }),
  errors: [],
});

/** Marks all of the caller's notifications that exist at the time of the request as read. */
export const readAllNotifications = defineEndpoint({
  service: 'notify',
  method: 'PUT',
  path: '/v1/history-notify/read-all',
  access: 'customer',
  limit: 'write',
  response: z.object({ counter: z.int().min(0) }),
  errors: [],
});

/**
 * Sets the caller's read mark of a notification. Accepts the body of the specification, of which only `isRead` is used, or just `isRead`.
 */
export const updateNotification = defineEndpoint({
  service: 'notify',
  method: 'PUT',
  path: '/v1/history-notify/:id',
  access: 'customer',
  limit: 'write',
  params: z.object({ id: idSchema }),
  body: z.union([
    z.strictObject({ isRead: z.boolean() }),
    z
      .strictObject({ typeNotify: z.enum(notificationTypes).optional(), notify: z.object({ isRead: z.boolean() }) })
      .transform(({ notify }) => ({ isRead: notify.isRead })),
  ]),
  response: notificationSchema,
  errors: ['ORDER_NOTIFY_NOT_FOUND'],
});
