import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, nameText, requiredText, revisionSchema } from '../../values/primitives.ts';
import { viewAreas, viewFilters } from '../views.ts';

const idParams = z.object({ id: idSchema });
const area = z.enum(viewAreas);
const columnSchema = z.string().regex(/^[a-z][a-zA-Z]{0,29}$/);
const sortSchema = z.string().regex(/^-?[a-z][a-zA-Z]{0,29}$/);

/**
 * `query`: values of the list's filters by name. `columns`: visible columns in order, empty for the list's default. `sort`: null for the
 * list's default.
 */
export const viewBodySchema = z
  .strictObject({
    area,
    name: nameText(60),
    query: z.record(z.string().max(30), requiredText(200)),
    columns: z.array(columnSchema).max(30),
    sort: sortSchema.nullable(),
    isShared: z.boolean(),
  })
  .refine((view) => Object.keys(view.query).every((name) => viewFilters[view.area].includes(name)), {
    path: ['query'],
    error: 'INVALID_ENUM_VALUE',
  });

/** A saved view of a staff list. `owner` is its creator. */
export const viewSchema = z.object({
  _id: idSchema,
  area,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()),
  sort: z.string().nullable(),
  isShared: z.boolean(),
  owner: idSchema,
  revision: revisionSchema,
  updatedAt: instantSchema,
});
export type View = z.infer<typeof viewSchema>;

/**
 * Returns the caller's views of a list and the shared ones, by name. Views of the audit are only for SYSTEM_ADMIN: INVALID_ROLE for ADMIN
 * in all calls of views.
 */
export const listViews = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/views',
  access: 'staff',
  limit: 'read',
  query: pagingQuery.extend({ area }),
  response: pageOf(viewSchema),
  errors: [],
});

/** Creates a view. INVALID_PAYLOAD with TOO_MANY: the person already has `viewLimit` views of the list. */
export const createView = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/views',
  access: 'staff',
  limit: 'write',
  body: viewBodySchema,
  response: viewSchema,
  status: 201,
  errors: [],
});

/**
 * Updates a view: its creator, or SYSTEM_ADMIN for a shared one (else ACTION_NOT_ALLOWED). Restores a view that was removed within the last
 * hour; the removal counts as a change in `revision`.
 */
export const updateView = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/views/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: viewBodySchema.safeExtend({ revision: revisionSchema.optional() }),
  response: viewSchema,
  errors: ['VIEW_NOT_FOUND', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
});

/** Removes a view, with the permissions of `updateView`. */
export const removeView = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/views/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['VIEW_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});
