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

/** The caller's notifications, latest first; staff gets those without a target as well. `hasNextPage` says whether more exist. */
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

/** A picture elsewhere would not be shown by our pages, and would tell its server who opens the mail. */
const uploadedPictureSchema = boundedText(200).regex(storedPicturePath, { error: 'PICTURE_NOT_COPIED' });

/** A promotion of staff's, to all users or to one. */
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

/** What staff has sent to all users or to one, latest first. Those to a closed account are gone with it. */
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

/** How many of the caller's notifications are unread. */
export const countUnreadNotifications = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/history-notify/not-read',
  access: 'customer',
  limit: 'read',
  response: z.object({ counter: z.int().min(0) }),
  errors: [],
});

/** Marks all of the caller's notifications as read that were there when the call came. */
export const readAllNotifications = defineEndpoint({
  service: 'notify',
  method: 'PUT',
  path: '/v1/history-notify/read-all',
  access: 'customer',
  limit: 'write',
  response: z.object({ counter: z.int().min(0) }),
  errors: [],
});

/** The caller's mark on a notification. Takes what the specification sends, of which `isRead` alone counts, or `isRead` alone. */
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
