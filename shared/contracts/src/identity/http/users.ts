import { z } from 'zod';
import { roles } from '../../definitions/caller.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { locales } from '../../values/locale.ts';
import { idSchema, instantSchema, optionalText, queryFlag, revisionSchema } from '../../values/primitives.ts';
import { displayNameSchema, emailSchema, phoneSchema } from '../fields.ts';
import { storedAddressSchema, userSummarySchema } from './user-schema.ts';

const idParams = z.object({ id: idSchema });

/** Ids with commas between them, as many as a page has. */
const idsSchema = z
  .string()
  .max(2_500)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(100));

/** What narrows the accounts. */
export const userFilters = {
  search: optionalText(100).optional(),
  role: z.enum(roles).optional(),
  blocked: queryFlag.optional(),
};

/**
 * All accounts but closed ones, by default newest first. `search` finds the beginning of a word of the name, of the mail address, or of a telephone number of
 * the account or its address book in any form. `ids`: those alone, for the names of who a list is about.
 */
export const listUsers = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    ...userFilters,
    ids: idsSchema.optional(),
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

export const newCustomerSchema = z.strictObject({
  displayName: displayNameSchema,
  email: emailSchema,
  phone: phoneSchema.optional(),
  locale: z.enum(locales),
});

/**
 * An account for a customer who has not made one: without password, its address not verified. A mail has the link by which they choose a password. `phone` is
 * a number of Vietnam unless it has a country code.
 */
export const createUser = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users',
  access: 'staff',
  limit: 'write',
  body: newCustomerSchema,
  response: userSummarySchema,
  status: 201,
  errors: ['USER_WAS_EXISTED', 'DISPLAY_NAME_WAS_EXISTED', 'TOO_MANY_REQUESTS'],
});

/** A browser that somebody is signed in with, as staff sees it. */
export const seenSessionSchema = z.object({
  /** Browser and system as the user agent names them, such as `Chrome` and `Android`; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
});
export type SeenSession = z.infer<typeof seenSessionSchema>;

const seenErrors = ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'INVALID_ROLE'] as const;

/** A person's sessions, latest use first. The look is recorded in the audit; INVALID_ROLE where an ADMIN looks at staff. */
export const lookAtSessions = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users/:id/sessions/look',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: z.object({ docs: z.array(seenSessionSchema) }),
  errors: seenErrors,
});

/** A person's telephone number and address book. The look is recorded in the audit; INVALID_ROLE where an ADMIN looks at staff. */
export const lookAtAddresses = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users/:id/addresses/look',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: z.object({ phone: z.string().nullable(), docs: z.array(storedAddressSchema) }),
  errors: seenErrors,
});

/** Signs a person out everywhere; `ended` is the number of their sessions. INVALID_ROLE where an ADMIN does so to staff, ACTION_NOT_ALLOWED for oneself. */
export const endUserSessions = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/users/:id/sessions',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: z.object({ ended: z.int().min(0) }),
  errors: [...seenErrors, 'ACTION_NOT_ALLOWED'],
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

const blockRefusals = [
  'USER_NOT_FOUND',
  'USER_WAS_DELETED',
  'INVALID_ROLE',
  'ACTION_NOT_ALLOWED',
  'VERSION_CONFLICT',
] as const;

/** Blocks or unblocks several users, each by itself, as `setBlock` does one: the answer says of each, in the order asked, whether it is so now or why not. */
export const setBlocks = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users/blocks',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    users: z
      .array(z.strictObject({ user: idSchema, revision: revisionSchema.optional() }))
      .min(1)
      .max(100),
    isBlocked: z.boolean(),
    reason: optionalText(500).optional(),
  }),
  response: z.object({
    results: z.array(z.object({ user: idSchema, outcome: z.enum(['DONE', ...blockRefusals]) })),
  }),
  errors: ['CONFIRMATION_REQUIRED'],
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
