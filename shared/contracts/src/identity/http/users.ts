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

/** Comma-separated ids, at most as many as a page has. */
const idsSchema = z
  .string()
  .max(2_500)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(100));

/** Filters of the accounts. */
export const userFilters = {
  search: optionalText(100).optional(),
  role: z.enum(roles).optional(),
  blocked: queryFlag.optional(),
};

/**
 * Returns all accounts except closed ones, by default newest first. `search` matches the beginning of a word of the name, of the mail
 * address, or of a telephone number of the account or its address book in any form. `ids` selects accounts by id, for the names in a list.
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
 * Creates an account for a customer, without a password and with an unverified address. A mail contains the link to choose a password.
 * `phone` is a Vietnamese number unless it has a country code.
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

/** A signed-in browser in staff's view. */
export const seenSessionSchema = z.object({
  /** Browser and system according to the user agent, such as `Chrome` and `Android`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
});
export type SeenSession = z.infer<typeof seenSessionSchema>;

const seenErrors = ['USER_NOT_FOUND', 'USER_WAS_DELETED', 'INVALID_ROLE'] as const;

/** Returns a person's sessions, latest use first. The access is audited. INVALID_ROLE: an ADMIN looks at staff. */
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

/** Returns a person's telephone number and address book. The access is audited. INVALID_ROLE: an ADMIN looks at staff. */
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

/**
 * Signs a person out everywhere. `ended` is the number of ended sessions. INVALID_ROLE: an ADMIN signs out staff. ACTION_NOT_ALLOWED: it is
 * the caller.
 */
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

/**
 * Replaces the roles. ACTION_NOT_ALLOWED for oneself and for the last SYSTEM_ADMIN. Access tokens issued before are rejected with
 * INVALID_TOKEN.
 */
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

/** Blocks or unblocks a user. INVALID_ROLE: an ADMIN blocks staff. ACTION_NOT_ALLOWED for oneself and for the last SYSTEM_ADMIN. */
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

/**
 * Blocks or unblocks several users independently, as `setBlock` does. The response lists, in request order, whether each succeeded or why
 * not.
 */
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

/** Removes the second factor of another person who has lost it. */
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
