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

/** The signed-in user. */
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
 * Absent fields stay; null clears one. `avatar` is a picture that the caller has uploaded. `addresses` replaces the whole address book; exactly one of them is
 * the default (the first, when none says so).
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

/** Sends the mail that verifies the account's address, or its new one. ACTION_NOT_ALLOWED when there is nothing to verify. */
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

/** Ends all other sessions. `oldPassword` may be left out only where the account has none (`hasPassword` false); that asks for a recent confirmation. */
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
 * The new address is taken once it is verified; the old one gets a mail. The answer is the same when another account has the address, whose holder is told by
 * mail. CONFIRMATION_REQUIRED without the password when the last confirmation is not recent.
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
  /** Browser and system as the user agent names them, such as `Chrome` and `Android`; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The caller's sessions, the current one first, then by last use. */
export const listSessions = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/me/sessions',
  access: 'user',
  limit: 'read',
  response: z.object({ docs: z.array(sessionSchema) }),
  errors: [],
});

/** Ends one of the caller's sessions; NOT_FOUND for another's. */
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
 * Closes the account for good (rules/accounts.md): everything about the person is forgotten, in all services. CONFIRMATION_REQUIRED without a recent
 * confirmation, ACTION_NOT_ALLOWED while an order is open or for the last SYSTEM_ADMIN, and while the shop owes them money that they do not give up by
 * `forfeitsCredit`: its detail MONEY_OWED says how much.
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
 * Begins to set up a second factor; it counts once `enableSecondFactor` has had its first code. ACTION_NOT_ALLOWED while the account's address is not
 * verified, and for an account that has one already.
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

/** Returns the recovery codes; they are shown this once. */
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

/** The caller's second factor; `recoveryCodesLeft` is 0 without one. */
export const getSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/users/me/second-factor',
  access: 'user',
  limit: 'read',
  response: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  errors: [],
});

/** New recovery codes in place of those that are left; they are shown this once. ACTION_NOT_ALLOWED without a second factor. */
export const renewRecoveryCodes = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/me/second-factor/recovery-codes',
  access: 'user',
  limit: 'credential',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['USER_NOT_FOUND', 'CONFIRMATION_REQUIRED', 'ACTION_NOT_ALLOWED'],
});

/** ACTION_NOT_ALLOWED where the settings require a second factor of the caller. */
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
