import type { Redis } from 'ioredis';

/**
 * Sessions whose access tokens are rejected before they expire (block, sign-out, reset or change of password). Stored in Redis for longer than
 * the lifetime of an access token, so that revocations survive a restart.
 */
export interface RevokedSessions {
  revoke(sid: string): Promise<void>;
  /** Rejects when Redis is unavailable. */
  isRevoked(sid: string): Promise<boolean>;
}

/** Longer than the 15 minutes of an access token (rules/accounts.md), to allow for clock skew. */
const retentionSeconds = 20 * 60;

export function createRevokedSessions(redis: Redis): RevokedSessions {
  const key = (sid: string) => `refused-session:${sid}`;
  return {
    async revoke(sid) {
      await redis.set(key(sid), '1', 'EX', retentionSeconds);
    },
    async isRevoked(sid) {
      return (await redis.exists(key(sid))) === 1;
    },
  };
}

/** For processes without Redis by design, which serve nothing that a revoked session could abuse. */
export const noRevokedSessions: Pick<RevokedSessions, 'isRevoked'> = { isRevoked: async () => false };
