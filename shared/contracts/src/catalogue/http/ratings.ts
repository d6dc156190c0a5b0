import { z } from 'zod';
import { ratingStars } from '../terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import {
  idSchema,
  imageUrlSchema,
  instantSchema,
  optionalText,
  queryFlag,
  revisionSchema,
} from '../../values/primitives.ts';

const stars = z.union(ratingStars.map((count) => z.literal(count)));
const starsQueryParam = z.coerce.number().pipe(stars);

const fields = { stars, comment: optionalText(2_000), images: z.array(imageUrlSchema).max(6) };

/** A buyer's rating of a product, one per user and product. `product` and `user` are ids. */
export const ratingSchema = z.object({
  _id: idSchema,
  product: idSchema,
  user: idSchema,
  ...fields,
  isHidden: z.boolean(),
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Rating = z.infer<typeof ratingSchema>;

const idParams = z.object({ id: idSchema });

/**
 * Rates the product `id`. A second rating by the same user updates the first. ACTION_NOT_ALLOWED until the product has been delivered to
 * the user.
 */
export const rateProduct = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/users-rating/:id',
  access: 'user',
  limit: 'write',
  params: idParams,
  body: z.strictObject({
    stars,
    comment: fields.comment.default(''),
    images: fields.images.default([]),
    revision: revisionSchema.optional(),
  }),
  response: ratingSchema,
  invalidates: ['product', 'rating'],
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_DELETED', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
});

/** Returns the caller's rating of a product, even if hidden; null if there is none. */
export const getMyRating = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating/me',
  access: 'user',
  limit: 'read',
  query: z.object({ product: idSchema }),
  response: z.object({ rating: ratingSchema.nullable() }),
  errors: [],
});

/** A rating in staff's list, with data of its product. */
export const listedRatingSchema = ratingSchema.extend({
  productName: z.object({ vi: z.string(), en: z.string() }),
  /** URL of the product's first picture. */
  productImage: z.string().optional(),
});
export type ListedRating = z.infer<typeof listedRatingSchema>;

const ratingFilters = {
  product: idSchema.optional(),
  user: idSchema.optional(),
  stars: starsQueryParam.optional(),
  hidden: queryFlag.optional(),
};
const staffSort = sortBy('createdAt', 'stars').default('-createdAt');

/** The list's query, for requests that apply to the whole list. */
export const ratingFilterSchema = z.strictObject({ ...ratingFilters, sort: staffSort });

/** Returns ratings for staff, newest first, including hidden ones. */
export const listRatings = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({ ...ratingFilters, sort: staffSort }),
  response: staffPageOf(listedRatingSchema),
  errors: [],
});

/** Returns a product's public ratings, newest first, without hidden ones. */
export const listProductRatings = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/users-rating/product/:id',
  access: 'public',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ stars: starsQueryParam.optional() }),
  response: pageOf(ratingSchema),
  cache: ['product', 'rating'],
  errors: ['PRODUCT_NOT_FOUND'],
});

/** Hides a rating from shoppers and from the product's average and count, or shows it again. `id` is the rating's. */
export const setRatingStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/users-rating/status/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isHidden: z.boolean(), revision: revisionSchema.optional() }),
  response: ratingSchema,
  invalidates: ['rating', 'product'],
  errors: ['USER_RATING_NOT_FOUND', 'VERSION_CONFLICT'],
});
