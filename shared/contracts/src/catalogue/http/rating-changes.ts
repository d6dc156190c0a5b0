import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { changedRowStates, ratingRefusals } from '../terms.ts';
import { bulkChangeSchema, namedIds, rowCount } from './bulk-change-schema.ts';
import { listedRatingSchema, ratingFilterSchema } from './ratings.ts';

/** What is done with each rating: hidden from shoppers, or shown again. */
const ratingActionSchema = z.strictObject({ isHidden: z.boolean() });
export type RatingAction = z.infer<typeof ratingActionSchema>;

/** A rating in a change, as it is now; `wasHidden` is what it was when the preview was made. */
export const changedRatingSchema = z.object({
  rating: listedRatingSchema,
  wasHidden: z.boolean(),
  state: z.enum(changedRowStates),
  reason: z.enum(ratingRefusals).optional(),
});
export type ChangedRating = z.infer<typeof changedRatingSchema>;

const idParams = z.object({ id: idSchema });

/**
 * Keeps the ratings that `ids` or `filter` without `except` name, with the revision that each had, for an hour. `count` is how many the change is for, `excluded`
 * those of `except`, `refused` those that cannot be changed so. More than 20,000: INVALID_PAYLOAD with TOO_MANY. The latest five of each person are kept.
 */
export const previewRatingChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/users-rating/changes/preview',
  access: 'staff',
  limit: 'write',
  body: z.union([
    z.strictObject({ ids: namedIds.min(1), action: ratingActionSchema }),
    z.strictObject({ filter: ratingFilterSchema, except: namedIds.default([]), action: ratingActionSchema }),
  ]),
  response: z.object({
    preview: idSchema,
    count: rowCount,
    excluded: rowCount,
    refused: z.array(z.object({ reason: z.enum(ratingRefusals), count: rowCount })),
    expiresAt: instantSchema,
  }),
  status: 201,
  invalidates: [],
  errors: [],
});

/** What a preview shows, in the order of the list. RATING_CHANGE_NOT_FOUND after an hour, and for others than who made it. */
export const listPreviewedRatings = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating/changes/preview/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ state: z.enum(changedRowStates).optional() }),
  response: pageOf(changedRatingSchema),
  errors: ['RATING_CHANGE_NOT_FOUND'],
});

/** A change of many ratings. */
export const ratingChangeSchema = bulkChangeSchema.extend({ action: ratingActionSchema });
export type RatingChange = z.infer<typeof ratingChangeSchema>;

/**
 * Begins the change of a preview: its id is the change's, and the same one again begins nothing. One change of ratings runs at a time, others wait. Ratings that were
 * edited, hidden or shown since the preview answer VERSION_CONFLICT each.
 */
export const startRatingChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/users-rating/changes',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({ preview: idSchema }),
  response: ratingChangeSchema,
  status: 202,
  invalidates: ['rating', 'product'],
  errors: ['RATING_CHANGE_NOT_FOUND'],
});

/** Changes of the last 30 days, newest first. */
export const listRatingChanges = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating/changes',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery,
  response: staffPageOf(ratingChangeSchema),
  errors: [],
});

/**
 * A change with some of its ratings: by default those that were left out (REFUSED, FAILED and NOT_RESTORED). NOT_RESTORABLE are those that a take-back would leave as they
 * are, as somebody has hidden or shown them since; `notRestorable` counts them while the change can be taken back.
 */
export const getRatingChange = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating/changes/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ ratings: z.enum(['LEFT_OUT', 'NOT_RESTORABLE', 'DONE']).default('LEFT_OUT') }),
  response: ratingChangeSchema.extend({ notRestorable: rowCount.optional(), ratings: pageOf(changedRatingSchema) }),
  errors: ['RATING_CHANGE_NOT_FOUND'],
});

/**
 * Shows what the change has hidden, or hides what it has shown, where nobody has done so since; the others are NOT_RESTORED, with the reason.
 * RATING_CHANGE_STATUS_CONFLICT while it still runs; twice does nothing.
 */
export const takeBackRatingChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/users-rating/changes/:id/take-back',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: ratingChangeSchema,
  status: 202,
  invalidates: ['rating', 'product'],
  errors: ['RATING_CHANGE_NOT_FOUND', 'RATING_CHANGE_STATUS_CONFLICT'],
});
