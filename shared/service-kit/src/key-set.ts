import { createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

/** Finds the public key that a token's header names. */
export type KeySet = JWTVerifyGetKey;

/**
 * Identity's key set over HTTP: kept for ten minutes, asked again at once for a key it does not hold (a rotation), but at most every thirty
 * seconds, so that made-up key names cannot make it a flood.
 */
export function remoteKeySet(url: string): KeySet {
  return createRemoteJWKSet(new URL(url), { cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000, timeoutDuration: 3_000 });
}

/** Whether the token itself is at fault; anything else is the key set being out of reach, which says nothing about the token. */
export function isTokenError(error: unknown): boolean {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
}
