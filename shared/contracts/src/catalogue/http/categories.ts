import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import {
  idSchema,
  imageUrlSchema,
  instantSchema,
  localizedName,
  queryFlag,
  revisionSchema,
} from '../../values/primitives.ts';
import { categoryTypes } from '../terms.ts';

const fields = {
  name: localizedName(120),
  type: z.enum(categoryTypes),
  image: imageUrlSchema,
  isShowed: z.boolean(),
};

/** A product category; `revision` counts its changes. */
export const categorySchema = z.object({
  _id: idSchema,
  ...fields,
  isDeleted: z.boolean(),
  revision: revisionSchema,
  createdAt: instantSchema,
});
export type Category = z.infer<typeof categorySchema>;

const idParams = z.object({ id: idSchema });
export const staffListFlags = { includeDeleted: queryFlag.optional(), includeHidden: queryFlag.optional() };

/** Returns the categories. With one of staff's flags the request counts as one of the staff lists. */
export const listCategories = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/product-categories',
  access: 'public',
  limit: 'read',
  query: staffPagingQuery.extend({ type: z.enum(categoryTypes).optional(), ...staffListFlags }),
  response: staffPageOf(categorySchema),
  cache: ['category'],
  errors: [],
});

export const getCategory = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/product-categories/:id',
  access: 'public',
  limit: 'read',
  params: idParams,
  response: categorySchema,
  cache: ['category'],
  errors: ['PRODUCT_CATEGORY_NOT_FOUND', 'PRODUCT_CATEGORY_WAS_DELETED', 'PRODUCT_CATEGORY_IS_NOT_SHOWED'],
});

export const createCategory = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/product-categories',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({ ...fields, isShowed: z.boolean().default(true) }),
  response: categorySchema,
  status: 201,
  invalidates: ['category'],
  errors: ['PRODUCT_CATEGORY_WAS_EXISTED'],
});

export const updateCategory = defineEndpoint({
  service: 'catalogue',
  method: 'PATCH',
  path: '/v1/product-categories/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject(fields).partial().extend({ revision: revisionSchema.optional() }),
  response: categorySchema,
  invalidates: ['category'],
  errors: [
    'PRODUCT_CATEGORY_NOT_FOUND',
    'PRODUCT_CATEGORY_WAS_EXISTED',
    'PRODUCT_CATEGORY_WAS_DELETED',
    'VERSION_CONFLICT',
  ],
});

export const setCategoryStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/product-categories/status/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isDeleted: z.boolean(), revision: revisionSchema.optional() }),
  response: categorySchema,
  invalidates: ['category'],
  errors: ['PRODUCT_CATEGORY_NOT_FOUND', 'PRODUCT_CATEGORY_WAS_EXISTED', 'VERSION_CONFLICT'],
});
