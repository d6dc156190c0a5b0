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

/** Result of every sign-in. `mergedGuest` is the event that moves the guest's cart and chat to the user (rules/accounts.md). */
export const authResultSchema = z.object({
  /** JWT, 15 minutes. */
  accessToken: z.string(),
  /** Opaque, 30 days, single use. */
  refreshToken: z.string(),
  user: userSchema,
  mergedGuest: z.object({ eventId: z.uuid() }).optional(),
});
export type AuthResult = z.infer<typeof authResultSchema>;

const refreshTokenSchema = boundedText(300)
  .min(20)
  .regex(/^[\w.~-]+$/);
/** A sign-in that waits for its second factor. */
export const challengeSchema = boundedText(200)
  .min(20)
  .regex(/^[\w.-]+$/);

/** Errors after a correct proof. EMAIL_NOT_VERIFIED for staff, who get a mail to verify their address. */
const refusals = [
  'USER_WAS_BLOCKED',
  'USER_WAS_DELETED',
  'EMAIL_NOT_VERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const;

/**
 * Creates an account. The page's language becomes the language of its mails. TOO_MANY_REQUESTS also if the address has received many mails
 * from the shop recently.
 */
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

/** Signs in by mail address and password. INCORRECT_PASSWORD if the account does not exist, has no password, or has another one. */
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

/** Like `signIn`, only for staff. INVALID_ROLE only after the right password. */
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
 * Returns a new access token and the next refresh token. The last rotated token returns the same successor for 30 s; an older one ends its
 * session. INVALID_PERMISSION: the session cannot continue. SECOND_FACTOR_REQUIRED, EMAIL_NOT_VERIFIED: a sign-in would require it now and
 * the session has not proven it; its refresh token stays valid.
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

/** Ends the session of a refresh token, also of an ended or unknown one. */
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

/** Exchanges the one-time code from the redirect after Google's sign-in. Only in the same browser, within 60 s. */
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

/** Completes a sign-in that failed with SECOND_FACTOR_REQUIRED. A challenge is valid for 5 minutes and 5 tries, a code once. */
export const signInWithSecondFactor = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/auth/second-factor',
  access: 'public',
  limit: 'credential',
  maxBodyBytes: 4 * 1024,
  body: z.strictObject({ challenge: challengeSchema, code: secondFactorCodeSchema }),
  /** With `recoveryCodes` if the sign-in set up the second factor. */
  response: authResultSchema.extend({ recoveryCodes: z.array(z.string()).optional() }),
  errors: ['INVALID_TOKEN', 'INCORRECT_CODE', 'USER_WAS_BLOCKED', 'USER_WAS_DELETED', 'EMAIL_NOT_VERIFIED'],
});

/** Data for an authenticator: the secret in base32, and an otpauth:// URI with it for a QR code. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });

/** Sets up a required second factor before the first sign-in with it. Its first code goes to `signInWithSecondFactor`. */
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
 * Confirms the caller's identity again (rules/accounts.md) by password or by a code of the second factor (`beginGoogleSignIn` does so by
 * Google). Sensitive changes fail with CONFIRMATION_REQUIRED if the session's last confirmation is older than 15 minutes.
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
 * Redirects to Google's sign-in (OpenID Connect code flow with PKCE, state and nonce, bound to the browser by a cookie). `redirect` is the
 * path of this site to return to, as `redirect#error=CODE` on failure. With `confirm` Google must sign the person in again, and the session
 * counts as confirmed (see `confirmIdentity`). NOT_FOUND: no provider is configured.
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

/**
 * Callback of Google's sign-in. Redirects to `redirect#authCode=…` or `redirect#error=CODE`, or to /auth if `redirect` is unknown.
 * CONFIRMATION_REQUIRED: the sign-in was not renewed.
 */
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

/** Returns the sign-in methods of this site. */
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
 * Returns the address that the code of a mail verifies, without using the code, and whether `verifyEmail` also requires a password. It does
 * if the address was never verified and the caller is not signed in to the account, because the person who created the account need not be
 * the reader of the mail.
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
 * Verifies an address, of a new account or a changed one, by the code of a mail. Does not sign in. If `lookAtVerification` returns
 * PASSWORD, it takes the account's password or a new one and ends all sessions (CONFIRMATION_REQUIRED without). A wrong password counts as
 * at sign-in and does not use the code.
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

/** Sends a mail with a link to /auth/reset-password if the account exists. The response is the same if it does not. */
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

/**
 * Sets a new password by the code of a mail, ends all sessions of the account and begins a new one. The address then counts as verified.
 */
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
