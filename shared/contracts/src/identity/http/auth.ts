import { z } from 'zod';
import { boundedText } from '../../values/primitives.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import {
  authCodeSchema,
  currentPasswordSchema,
  displayNameSchema,
  emailSchema,
  newPasswordSchema,
  secondFactorCodeSchema,
  signInEmailSchema,
} from '../fields.ts';
import { userSchema } from './user-schema.ts';

export { secondFactorCodeSchema };

/** What every way of signing in returns. `mergedGuest` names the event by which the guest's cart and chat move to the user (rules/accounts.md). */
export const authResultSchema = z.object({
  /** JWT, 15 minutes. */
  accessToken: z.string(),
  /** Opaque, 30 days, of one use. */
  refreshToken: z.string(),
  user: userSchema,
  mergedGuest: z.object({ eventId: z.uuid() }).optional(),
});
export type AuthResult = z.infer<typeof authResultSchema>;

const refreshTokenSchema = boundedText(300)
  .min(20)
  .regex(/^[\w.~-]+$/);
/** Of a sign-in that waits for its second factor. */
export const challengeSchema = boundedText(200)
  .min(20)
  .regex(/^[\w.-]+$/);

/** What a way of signing in may answer when the proof itself was right; EMAIL_NOT_VERIFIED for staff, who get a mail that lets them verify their address. */
const refusals = [
  'USER_WAS_BLOCKED',
  'USER_WAS_DELETED',
  'EMAIL_NOT_VERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const;

/** The language of the page becomes the language of the account's mails. TOO_MANY_REQUESTS also when the address had many mails of ours lately. */
export const signUp = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/sign-up',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ email: emailSchema, password: newPasswordSchema, displayName: displayNameSchema }),
  response: authResultSchema,
  status: 201,
  errors: ['USER_WAS_EXISTED', 'DISPLAY_NAME_WAS_EXISTED', 'TOO_MANY_REQUESTS'],
});

/** INCORRECT_PASSWORD whether the account does not exist, has no password, or another one. */
export const signIn = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/sign-in',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ email: signInEmailSchema, password: currentPasswordSchema }),
  response: authResultSchema,
  errors: ['INCORRECT_PASSWORD', ...refusals],
});

/** Like `signIn`, for staff alone: INVALID_ROLE only after the right password. */
export const signInAdmin = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/sign-in/admin',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ email: signInEmailSchema, password: currentPasswordSchema }),
  response: authResultSchema,
  errors: ['INCORRECT_PASSWORD', 'INVALID_ROLE', ...refusals],
});

/**
 * A new access token and the next refresh token. The token that was rotated last gets the same successor for 30 s; a token used later ends its session.
 * INVALID_PERMISSION when the session cannot go on; SECOND_FACTOR_REQUIRED and EMAIL_NOT_VERIFIED when its user would be asked at a sign-in and the session has
 * not shown it: its refresh token stays valid.
 */
export const refreshToken = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/refresh-token',
  access: 'public',
  limit: 'write',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  response: authResultSchema.omit({ mergedGuest: true }),
  errors: ['INVALID_PERMISSION', 'SECOND_FACTOR_REQUIRED', 'EMAIL_NOT_VERIFIED'],
});

/** Ends the session of a refresh token; also of one that has ended already, or is not known. */
export const signOut = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/sign-out',
  access: 'public',
  limit: 'write',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ refreshToken: refreshTokenSchema }),
  response: z.undefined(),
  status: 204,
  errors: [],
});

/** Exchanges the one-time code with which the browser came back from Google; only in the browser that began, within 60 s. */
export const signInWithAuthCode = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/auth-code',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ authCode: authCodeSchema }),
  response: authResultSchema,
  errors: ['INVALID_TOKEN', ...refusals],
});

/** Completes a sign-in that answered SECOND_FACTOR_REQUIRED; a challenge lasts 5 minutes and 5 tries, a code counts once. */
export const signInWithSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/second-factor',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ challenge: challengeSchema, code: secondFactorCodeSchema }),
  /** With `recoveryCodes` when the sign-in has set the second factor up. */
  response: authResultSchema.extend({ recoveryCodes: z.array(z.string()).optional() }),
  errors: ['INVALID_TOKEN', 'INCORRECT_CODE', 'USER_WAS_BLOCKED', 'USER_WAS_DELETED', 'EMAIL_NOT_VERIFIED'],
});

/** What an authenticator needs: the secret in base32, and the same as an otpauth:// address for a QR code. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });

/** Sets up a required second factor before the first sign-in with it; its first code goes to `signInWithSecondFactor`. */
export const beginRequiredSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/second-factor/set-up',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ challenge: challengeSchema }),
  response: secondFactorSecretSchema,
  errors: ['INVALID_TOKEN', 'ACTION_NOT_ALLOWED'],
});

/**
 * Confirms anew that the caller is who they say (rules/accounts.md): by password, or by a code of the second factor; by Google, `beginGoogleSignIn` does. Changes that ask for it answer
 * CONFIRMATION_REQUIRED when the session's last confirmation is older than 15 minutes.
 */
export const confirmIdentity = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/confirm',
  access: 'user',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.union([
    z.strictObject({ password: currentPasswordSchema }),
    z.strictObject({ code: secondFactorCodeSchema }),
  ]),
  response: z.undefined(),
  status: 204,
  errors: ['INCORRECT_PASSWORD', 'INCORRECT_CODE', 'TOO_MANY_REQUESTS'],
});

/**
 * Redirects to Google's sign-in (OpenID Connect code flow with PKCE, state and nonce, bound to the browser by a cookie). `redirect` is the path of this
 * site to come back to, as `redirect#error=CODE` when this fails. With `confirm` the provider has to sign the person in anew, and the session counts as confirmed
 * (see `confirmIdentity`). NOT_FOUND where no provider is configured.
 */
export const beginGoogleSignIn = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/auth/google',
  access: 'public',
  limit: 'write',
  isVisit: true,
  query: z.object({ redirect: z.string().max(2082).optional(), confirm: z.literal('true').optional() }),
  response: z.undefined(),
  errors: ['INVALID_PAYLOAD', 'NOT_FOUND'],
});

/** Where Google sends the browser back to; redirects to `redirect#authCode=…` or to `redirect#error=CODE`, which is /auth where it is not known: CONFIRMATION_REQUIRED when the sign-in was not made anew. */
export const endGoogleSignIn = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/auth/google/callback',
  access: 'public',
  limit: 'write',
  isVisit: true,
  query: z.object({
    code: z.string().max(4096).optional(),
    state: z.string().max(1024).optional(),
    error: z.string().max(200).optional(),
    iss: z.string().max(2082).optional(),
  }),
  response: z.undefined(),
  errors: ['NOT_FOUND'],
});

/** Which ways of signing in this site has. */
export const listSignInMethods = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/auth/methods',
  access: 'public',
  limit: 'read',
  response: z.object({ google: z.boolean() }),
  errors: [],
});

/**
 * What the code of a mail is about, without using it up: the address that it verifies, and whether `verifyEmail` asks for a password beside it. It does of
 * whoever is not signed in to the account when the address was never verified: whoever has opened the account need not be who reads the mail.
 */
export const lookAtVerification = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/users/verify/look',
  access: 'public',
  limit: 'credential',
  readOnly: true,
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ authCode: authCodeSchema }),
  response: z.object({ email: z.string(), needs: z.enum(['NOTHING', 'PASSWORD']) }),
  errors: ['INVALID_TOKEN', 'USER_WAS_DELETED'],
});

/**
 * Takes the code of a mail that verifies an address: of a new account, or of a changed address; signs nobody in. Where `lookAtVerification` says PASSWORD it
 * takes the account's present password or a new one, and ends all sessions: CONFIRMATION_REQUIRED without. A wrong password, which counts like one at sign-in,
 * leaves the code as it is.
 */
export const verifyEmail = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/verify',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z
    .strictObject({
      authCode: authCodeSchema,
      password: currentPasswordSchema.optional(),
      newPassword: newPasswordSchema.optional(),
    })
    .refine(({ password, newPassword }) => password === undefined || newPassword === undefined, {
      error: 'INVALID_VALUE',
      path: ['newPassword'],
    }),
  response: z.undefined(),
  status: 204,
  errors: [
    'INVALID_TOKEN',
    'CONFIRMATION_REQUIRED',
    'INCORRECT_PASSWORD',
    'NEW_PASSWORD_BE_OLD_PASSWORD',
    'USER_WAS_DELETED',
    'TOO_MANY_REQUESTS',
  ],
});

/** Sends a mail with a link to /auth/reset-password if the account exists; the response does not tell. */
export const forgotPassword = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/forgot-password',
  access: 'public',
  limit: 'credential',
  query: z.object({ email: emailSchema }),
  response: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
});

/** Sets a new password by the code of a mail, ends all sessions of the account and begins a new one; the address counts as verified. */
export const resetPassword = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/users/reset-password',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 16 * 1024,
  body: z.strictObject({ newPassword: newPasswordSchema, authCode: authCodeSchema }),
  response: authResultSchema,
  errors: ['INVALID_TOKEN', 'NEW_PASSWORD_BE_OLD_PASSWORD', ...refusals],
});
