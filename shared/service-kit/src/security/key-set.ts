import { createRemoteJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

/** Finds the public key identified by a token's header. */
export type KeySet = JWTVerifyGetKey;

/**
 * Returns identity's key set over HTTP. Cached for ten minutes and fetched again for an unknown key id (a rotation), but at most every
 * thirty seconds, so that forged key ids cannot cause a flood of requests.
 */
export function remoteKeySet(url: string): KeySet {
  return createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 10 * 60_000,
    cooldownDuration: 30_000,
    timeoutDuration: 3_000,
  });
}

/** Returns whether the token itself is invalid. Any other error means that the key set is unreachable. */
export function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
  );
}
