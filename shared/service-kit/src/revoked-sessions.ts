import type { Redis } from 'ioredis';

/**
 * Sessions whose access tokens are refused before they run out (block, sign-out, reset or change of password). Kept in Redis for longer than
 * any access token lives, so that a restart forgets none of them.
 */
export interface RevokedSessions {
  revoke(sid: string): Promise<void>;
  /** Rejects when Redis cannot be asked. */
  isRevoked(sid: string): Promise<boolean>;
}

/** An access token lives 15 minutes (decisions, §Accounts); clocks may differ. In seconds. */
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

/** For processes without Redis by design: they answer nothing that a revoked session could harm. */
export const noRevokedSessions: Pick<RevokedSessions, 'isRevoked'> = { isRevoked: async () => false };
