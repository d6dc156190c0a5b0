import { LRUCache } from 'lru-cache';
import { verifyAccessToken } from './access-token.ts';
import type { VerifiedToken } from './access-token.ts';
import type { KeySet } from './key-set.ts';

/** Acceptable, because a key that identity withdraws is trusted for up to ten minutes anyway (`remoteKeySet`). */
const retentionMs = 60_000;
const maxTokens = 10_000;

/**
 * Creates a function that verifies access tokens, each signature at most once a minute, because a page sends the same token with all of its
 * requests. Throws the errors of `verifyAccessToken`.
 */
export function createTokenVerifier(keySet: KeySet): (token: string) => Promise<VerifiedToken> {
  const verified = new LRUCache<string, VerifiedToken>({ max: maxTokens, ttl: retentionMs });
  return async (token) => {
    const known = verified.get(token);
    if (known !== undefined && Date.now() < known.expiresAt * 1_000) return known;
    const found = await verifyAccessToken(token, keySet);
    verified.set(token, found);
    return found;
  };
}
