import { z } from 'zod';
import { roles } from '../../definitions/caller.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { idSchema, optionalText, queryFlag, revisionSchema } from '../../values/primitives.ts';
import { userSummarySchema } from './user-schema.ts';

const idParams = z.object({ id: idSchema });

/** All accounts but closed ones, by default newest first. `search` finds the beginning of a word of the name, or of the mail address. */
export const listUsers = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    search: optionalText(100).optional(),
    role: z.enum(roles).optional(),
    blocked: queryFlag.optional(),
    sort: sortBy('createdAt', 'displayName').default('-createdAt'),
  }),
  response: staffPageOf(userSummarySchema),
  errors: [],
});

export const getUser = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  response: userSummarySchema,
  errors: ['USER_NOT_FOUND', 'USER_WAS_DELETED'],
});

/** Replaces the roles. ACTION_NOT_ALLOWED for oneself and for the last SYSTEM_ADMIN; access tokens issued before are refused with INVALID_TOKEN. */
export const setRole = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/set-role/:id',
  access: 'system',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ roles: z.array(z.enum(roles)).min(1).max(roles.length), revision: revisionSchema.optional() }),
  response: userSummarySchema,
  errors: [
    'USER_NOT_FOUND',
    'USER_WAS_DELETED',
    'ACTION_NOT_ALLOWED',
    'EMAIL_NOT_VERIFIED',
    'VERSION_CONFLICT',
    'CONFIRMATION_REQUIRED',
  ],
});

/** Blocks or unblocks. INVALID_ROLE where an ADMIN blocks staff, ACTION_NOT_ALLOWED for oneself and for the last SYSTEM_ADMIN. */
export const setBlock = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/set-block/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({
    isBlocked: z.boolean(),
    reason: optionalText(500).optional(),
    revision: revisionSchema.optional(),
  }),
  response: userSummarySchema,
  errors: [
    'USER_NOT_FOUND',
    'USER_WAS_DELETED',
    'INVALID_ROLE',
    'ACTION_NOT_ALLOWED',
    'VERSION_CONFLICT',
    'CONFIRMATION_REQUIRED',
  ],
});

/** Removes another person's second factor, who has lost it. */
export const resetSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/users/second-factor/:id',
  access: 'system',
  limit: 'write',
  params: idParams,
  response: userSummarySchema,
  errors: ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'ACTION_NOT_ALLOWED', 'CONFIRMATION_REQUIRED'],
});
