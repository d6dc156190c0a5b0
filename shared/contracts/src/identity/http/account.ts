import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { locales } from '../../values/locale.ts';
import { imageUrlSchema, instantSchema, queryFlag, revisionSchema } from '../../values/primitives.ts';
import {
  birthdaySchema,
  currentPasswordSchema,
  displayNameSchema,
  emailSchema,
  genders,
  newPasswordSchema,
  phoneSchema,
} from '../fields.ts';
import { secondFactorCodeSchema, secondFactorSecretSchema } from './auth.ts';
import { addressSchema, maximumAddresses, userSchema } from './user-schema.ts';

/** Returns the signed-in user. */
export const getMe = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/me',
  access: 'user',
  limit: 'read',
  response: userSchema,
  errors: ['USER_NOT_FOUND'],
});

/**
 * Updates the given fields of the caller; null clears one. `avatar` must be a picture that the caller uploaded. `addresses` replaces the
 * whole address book with exactly one default (the first, if none is marked).
 */
export const updateMe = defineEndpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/v1/users/update-user-info',
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    displayName: displayNameSchema.optional(),
    avatar: imageUrlSchema.nullable().optional(),
    phone: phoneSchema.nullable().optional(),
    birthday: birthdaySchema.nullable().optional(),
    gender: z.enum(genders).nullable().optional(),
    locale: z.enum(locales).optional(),
    addresses: z.array(addressSchema).max(maximumAddresses).optional(),
    revision: revisionSchema.optional(),
  }),
  response: userSchema,
  errors: ['USER_NOT_FOUND', 'DISPLAY_NAME_WAS_EXISTED', 'VERSION_CONFLICT'],
});

/** Sends the mail that verifies the account's address, or its new one. ACTION_NOT_ALLOWED: there is nothing to verify. */
export const requestVerification = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/verify-email',
  access: 'user',
  limit: 'credential',
  response: z.undefined(),
  status: 204,
  errors: ['USER_NOT_FOUND', 'ACTION_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
});

/**
 * Changes the password and ends all other sessions. `oldPassword` may be omitted only if the account has none (`hasPassword` false); that
 * requires a recent confirmation.
 */
export const changePassword = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/change-password',
  access: 'user',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ oldPassword: currentPasswordSchema.optional(), newPassword: newPasswordSchema }),
  response: userSchema,
  errors: [
    'USER_NOT_FOUND',
    'INCORRECT_PASSWORD',
    'NEW_PASSWORD_BE_OLD_PASSWORD',
    'USER_HAS_PASSWORD',
    'CONFIRMATION_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
});

/**
 * Requests a new mail address, which takes effect once it is verified; the old address gets a mail. The response is the same if another
 * account has the new address; its holder is notified by mail. CONFIRMATION_REQUIRED without a password or a recent confirmation.
 */
export const changeEmail = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/change-email',
  access: 'user',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ email: emailSchema, password: currentPasswordSchema.optional() }),
  response: userSchema,
  errors: ['USER_NOT_FOUND', 'INCORRECT_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
});

/** A signed-in browser. */
export const sessionSchema = z.object({
  _id: z.string(),
  /** Browser and system according to the user agent, such as `Chrome` and `Android`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Returns the caller's sessions, the current one first, then by last use. */
export const listSessions = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/me/sessions',
  access: 'user',
  limit: 'read',
  response: z.object({ docs: z.array(sessionSchema) }),
  errors: [],
});

/** Ends one of the caller's sessions. NOT_FOUND for another user's. */
export const endSession = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/users/me/sessions/:id',
  access: 'user',
  limit: 'write',
  params: z.object({ id: z.string().min(1).max(64) }),
  response: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND'],
});

/**
 * Closes the account permanently and deletes all data about the person in all services (rules/accounts.md). CONFIRMATION_REQUIRED without a
 * recent confirmation. ACTION_NOT_ALLOWED while an order is open, for the last SYSTEM_ADMIN, and while the shop owes the person money that
 * they do not waive by `forfeitsCredit` (its detail MONEY_OWED has the amount).
 */
export const closeAccount = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/users/me',
  access: 'user',
  limit: 'credential',
  query: z.object({ forfeitsCredit: queryFlag.optional() }),
  response: z.undefined(),
  status: 204,
  errors: ['USER_NOT_FOUND', 'CONFIRMATION_REQUIRED', 'ACTION_NOT_ALLOWED'],
});

/**
 * Begins the setup of a second factor, which takes effect once `enableSecondFactor` gets its first code. ACTION_NOT_ALLOWED while the
 * account's address is not verified, and for an account that already has one.
 */
export const beginSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users/me/second-factor',
  access: 'user',
  limit: 'credential',
  response: secondFactorSecretSchema,
  errors: ['USER_NOT_FOUND', 'CONFIRMATION_REQUIRED', 'ACTION_NOT_ALLOWED'],
});

/** Enables the second factor with its first code. Returns the recovery codes, which are shown only once. */
export const enableSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/me/second-factor',
  access: 'user',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ code: secondFactorCodeSchema }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['USER_NOT_FOUND', 'INCORRECT_CODE', 'ACTION_NOT_ALLOWED'],
});

/** Returns the caller's second factor. `recoveryCodesLeft` is 0 without one. */
export const getSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/me/second-factor',
  access: 'user',
  limit: 'read',
  response: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  errors: [],
});

/** Replaces the remaining recovery codes. The new ones are shown only once. ACTION_NOT_ALLOWED without a second factor. */
export const renewRecoveryCodes = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/me/second-factor/recovery-codes',
  access: 'user',
  limit: 'credential',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['USER_NOT_FOUND', 'CONFIRMATION_REQUIRED', 'ACTION_NOT_ALLOWED'],
});

/** Disables the second factor. ACTION_NOT_ALLOWED if the settings require one of the caller. */
export const disableSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/v1/users/me/second-factor',
  access: 'user',
  limit: 'credential',
  response: z.undefined(),
  status: 204,
  errors: ['USER_NOT_FOUND', 'CONFIRMATION_REQUIRED', 'ACTION_NOT_ALLOWED'],
});
