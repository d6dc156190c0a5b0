import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { changedRowStates, ratingRefusals } from '../terms.ts';
import { bulkChangeSchema, namedIds, rowCount } from './bulk-change-schema.ts';
import { listedRatingSchema, ratingFilterSchema } from './ratings.ts';

/** The change of each rating: hides it from shoppers, or shows it again. */
const ratingActionSchema = z.strictObject({ isHidden: z.boolean() });
export type RatingAction = z.infer<typeof ratingActionSchema>;

/** A rating in a change, in its current state. `wasHidden` is its state when the preview was made. */
export const changedRatingSchema = z.object({
  rating: listedRatingSchema,
  wasHidden: z.boolean(),
  state: z.enum(changedRowStates),
  reason: z.enum(ratingRefusals).optional(),
});
export type ChangedRating = z.infer<typeof changedRatingSchema>;

const idParams = z.object({ id: idSchema });

/**
 * Previews a change of the ratings selected by `ids`, or by `filter` without `except`, and keeps them for an hour with their revisions.
 * `count` is the number of ratings to change, `excluded` those of `except`, `refused` those that cannot be changed like this.
 * INVALID_PAYLOAD with TOO_MANY above 20,000. The latest five previews of each person are kept.
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

/** Returns the ratings of a preview in the order of the list. RATING_CHANGE_NOT_FOUND after an hour, and for anyone but its creator. */
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

/** A bulk change of ratings. */
export const ratingChangeSchema = bulkChangeSchema.extend({ action: ratingActionSchema });
export type RatingChange = z.infer<typeof ratingChangeSchema>;

/**
 * Starts the change of a preview, with the preview's id. Idempotent. One change of ratings runs at a time; others wait. Ratings edited,
 * hidden or shown since the preview fail with VERSION_CONFLICT each.
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

/** Returns the changes of the last 30 days, newest first. */
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
 * Returns a change with some of its ratings, by default those left out (REFUSED, FAILED and NOT_RESTORED). NOT_RESTORABLE selects those
 * that an undo would leave unchanged because they were hidden or shown since; `notRestorable` counts them while the change can be undone.
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
 * Undoes a change: shows ratings that it has hidden, or hides those that it has shown, unless that was changed since. Others become
 * NOT_RESTORED with the reason. RATING_CHANGE_STATUS_CONFLICT while it is running. Idempotent.
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
