import { webcrypto } from 'node:crypto';
import {
  guestCookieAlgorithm,
  guestCookieDays,
  guestCookieSigningInput,
  parseGuestCookie,
} from '@gvg/contracts/identity/guest-cookie';
import { tokenAlgorithm } from './access-token.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { isTokenError } from './key-set.ts';
import type { KeySet } from './key-set.ts';

const lifetimeSeconds = guestCookieDays * 24 * 60 * 60;

/** Maximum accepted clock skew between two machines. */
const clockToleranceSeconds = 60;

async function publicKey(keySet: KeySet, kid: string): Promise<webcrypto.CryptoKey | undefined> {
  try {
    const key = await keySet({ alg: tokenAlgorithm, kid }, { payload: '', signature: '' });
    return key instanceof CryptoKey ? key : undefined;
  } catch (error) {
    if (isTokenError(error)) return undefined;
    throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
  }
}

/**
 * Returns the guest's id if the signature is valid and the cookie has not expired. Otherwise undefined, and identity issues a new one.
 * Throws SERVICE_UNAVAILABLE if the keys cannot be fetched. `now` in seconds since 1970.
 */
export async function verifyGuestCookie(
  value: string,
  keySet: KeySet,
  now = Date.now() / 1000,
): Promise<string | undefined> {
  const cookie = parseGuestCookie(value);
  if (cookie === undefined || cookie.issuedAt > now + clockToleranceSeconds || cookie.issuedAt + lifetimeSeconds < now)
    return undefined;
  const key = await publicKey(keySet, cookie.kid);
  if (key === undefined) return undefined;
  const isValid = await webcrypto.subtle.verify(
    guestCookieAlgorithm,
    key,
    Buffer.from(cookie.signature, 'base64url'),
    guestCookieSigningInput(cookie.id, cookie.issuedAt),
  );
  return isValid ? cookie.id : undefined;
}
