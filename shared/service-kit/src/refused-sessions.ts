import type { Redis } from 'ioredis';

/**
 * Sessions whose access tokens are refused before they run out (block, sign-out, reset or change of password). Kept in Redis for longer than
 * any access token lives, so that a restart forgets none of them.
 */
export interface RefusedSessions {
  refuse(sid: string): Promise<void>;
  /** Rejects when Redis cannot be asked. */
  includes(sid: string): Promise<boolean>;
}

/** An access token lives 15 minutes (decisions, §Accounts); clocks may differ. In seconds. */
const keptFor = 20 * 60;

export function createRefusedSessions(redis: Redis): RefusedSessions {
  const key = (sid: string) => `refused-session:${sid}`;
  return {
    async refuse(sid) {
      await redis.set(key(sid), '1', 'EX', keptFor);
    },
    async includes(sid) {
      return (await redis.exists(key(sid))) === 1;
    },
  };
}

/** For processes without Redis by design: they answer nothing that a revoked session could harm. */
export const withoutRefusedSessions: Pick<RefusedSessions, 'includes'> = { includes: async () => false };
