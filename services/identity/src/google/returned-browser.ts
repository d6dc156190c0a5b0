import { randomBytes } from 'node:crypto';
import type { CookieOptions } from 'express';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { equalTexts, hashOf } from '../secret/derived-keys.ts';
import type { StoredGoogleCode } from './google-code.model.ts';

/** rules/accounts.md */
const lifetimeMs = 60_000;

/** Proves that the code is used by the browser that received it. */
export const returnedCookie = 'GOOGLE_RETURNED';

export function returnedCookieOptions({ secure }: { secure: boolean }): CookieOptions {
  return { path: '/v1/auth/auth-code', maxAge: lifetimeMs, sameSite: 'lax', secure, httpOnly: true, encode: String };
}

/** Stores the provider's claims; returns the code for the page and the cookie's value. */
export async function createGoogleCode(
  { googleCodes, now }: Pick<Identity, 'googleCodes' | 'now'>,
  { sub, email, name, isConfirmed }: Pick<StoredGoogleCode, 'sub' | 'email' | 'name' | 'isConfirmed'>,
): Promise<{ code: string; browser: string }> {
  const [code, browser] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await googleCodes.insertMany([
    {
      _id: hashOf(code),
      browser: hashOf(browser),
      sub,
      email,
      name,
      isConfirmed,
      expiresAt: new Date(now().getTime() + lifetimeMs),
    },
  ]);
  return { code, browser };
}

/** Uses up a code, even in the wrong browser. Throws `INVALID_TOKEN` for one that is unknown, used, expired or of another browser. */
export async function useGoogleCode(
  { googleCodes, now }: Pick<Identity, 'googleCodes' | 'now'>,
  code: string,
  browser: string | undefined,
): Promise<StoredGoogleCode> {
  const found = await googleCodes
    .findOneAndDelete({ _id: hashOf(code), expiresAt: { $gt: now() } })
    .lean<StoredGoogleCode>();
  if (found === null || browser === undefined || !equalTexts(found.browser, hashOf(browser)))
    throw new ApiFailure('INVALID_TOKEN');
  return found;
}
