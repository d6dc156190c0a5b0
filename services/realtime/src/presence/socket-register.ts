import type { Redis } from '@gvg/service-kit/data/redis';

/**
 * Open sockets by group (a person, an address, staff) across all nodes. Entries expire unless their node renews them, so that a killed node leaves none.
 * Rejects if Redis is unavailable.
 */
export interface SocketRegister {
  /** Resolves with false if the group already has `limit` sockets. */
  enter(group: string, socket: string, limit?: number): Promise<boolean>;
  renew(group: string, socket: string): Promise<void>;
  /** Resolves with the number of remaining sockets. */
  leave(group: string, socket: string): Promise<number>;
  list(group: string): Promise<string[]>;
}

export const entryLifetimeMs = 60_000;

/** Nodes' clocks may differ by a few seconds, which the lifetime allows for. */
const enterScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1
`;

export const groupKey = (group: string): string => `sockets:${group}`;

export function createSocketRegister(redis: Redis): SocketRegister {
  return {
    async enter(group, socket, limit = Number.MAX_SAFE_INTEGER) {
      const now = Date.now();
      return (await redis.eval(enterScript, 1, groupKey(group), now, now + entryLifetimeMs, socket, limit)) === 1;
    },
    async renew(group, socket) {
      const expiresAt = Date.now() + entryLifetimeMs;
      await Promise.all([redis.zadd(groupKey(group), expiresAt, socket), redis.pexpireat(groupKey(group), expiresAt)]);
    },
    async leave(group, socket) {
      const [, left] = await Promise.all([
        redis.zrem(groupKey(group), socket),
        redis.zcount(groupKey(group), Date.now(), '+inf'),
      ]);
      return left;
    },
    list: (group) => redis.zrangebyscore(groupKey(group), Date.now(), '+inf'),
  };
}
