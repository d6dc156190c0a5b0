import type { Redis } from 'ioredis';

/** Revocations for a user's access token. */
export interface TokenRefusal {
  isRevoked: boolean;
  /** Tokens of an older version are rejected. */
  lowestVersion: number;
}

/**
 * Access tokens that are rejected before they expire: those of a revoked session (block, sign-out, reset or change of password), and those
 * issued before the user's latest change of roles. Stored in Redis for longer than the lifetime of an access token, so that revocations
 * survive a restart.
 */
export interface RevokedSessions {
  /** Rejects when Redis is unavailable. */
  revoke(sid: string, until?: Date): Promise<void>;
  /** Never lowers the version. Rejects when Redis is unavailable. */
  raiseLowestVersion(user: string, version: number, until?: Date): Promise<void>;
  /** One round trip. Rejects when Redis is unavailable. */
  refusalOf(token: { user: string; sid: string }): Promise<TokenRefusal>;
}

/** Longer than the 15 minutes of an access token (rules/accounts.md), to allow for clock skew. */
export const revocationRetentionMs = 20 * 60 * 1000;

/** Atomic, so that an older version that arrives late has no effect. */
const raiseScript = `
local stored = tonumber(redis.call('GET', KEYS[1]) or 0)
redis.call('SET', KEYS[1], math.max(stored, tonumber(ARGV[1])), 'PX', ARGV[2])
`;

const retentionFrom = (until: Date | undefined) =>
  until === undefined ? revocationRetentionMs : Math.max(1, until.getTime() - Date.now());

export function createRevokedSessions(redis: Redis): RevokedSessions {
  const sessionKey = (sid: string) => `refused-session:${sid}`;
  const versionKey = (user: string) => `lowest-token-version:${user}`;
  return {
    async revoke(sid, until) {
      await redis.set(sessionKey(sid), '1', 'PX', retentionFrom(until));
    },
    async raiseLowestVersion(user, version, until) {
      await redis.eval(raiseScript, 1, versionKey(user), version, retentionFrom(until));
    },
    async refusalOf({ user, sid }) {
      const [revoked, version] = await redis.mget(sessionKey(sid), versionKey(user));
      return { isRevoked: typeof revoked === 'string', lowestVersion: Number(version ?? 0) };
    },
  };
}

/** For processes that have no Redis by design and serve nothing that a revoked session could abuse. */
export const noRevokedSessions: Pick<RevokedSessions, 'refusalOf'> = {
  refusalOf: async () => ({ isRevoked: false, lowestVersion: 0 }),
};
