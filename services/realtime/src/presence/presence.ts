import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import type { Redis } from '@gvg/service-kit/data/redis';
import { rooms } from '../connection/rooms.ts';
import { entryLifetimeMs, groupKey } from './socket-register.ts';

/** Presence across all nodes: persons by the name of their room, and `staff` as a whole. Rejects if Redis is unavailable. */
export interface Presence {
  /** Resolves with true if the party was not present before. */
  arrive(party: string): Promise<boolean>;
  renew(party: string): Promise<void>;
  /** Called when the party's last socket closes. Unless another one opens within a few seconds, as between pages, `takeGone` returns the party. */
  leave(party: string): Promise<void>;
  /** Returns parties that are gone, each to only one node. */
  takeGone(): Promise<string[]>;
  isThere(party: string): Promise<boolean>;
  onlineOf(customers: readonly ChatCustomer[]): Promise<ChatCustomer[]>;
}

/** Maximum time between two pages. */
const absenceMs = 5_000;
const batch = 100;
const presenceKey = 'presence';

/** Removes a party without sockets; one with sockets and a late heartbeat remains. */
const takeScript = `
if redis.call('ZCOUNT', KEYS[1], ARGV[1], '+inf') > 0 then
  redis.call('ZADD', KEYS[2], 'XX', ARGV[2], ARGV[3])
  return 0
end
return redis.call('ZREM', KEYS[2], ARGV[3])
`;

export function createPresence(redis: Redis): Presence {
  const isScoreNow = (score: string | null | undefined) =>
    score !== null && score !== undefined && Number(score) > Date.now();

  return {
    async arrive(party) {
      const expiresAt = Date.now() + entryLifetimeMs;
      const added = await redis.zadd(presenceKey, 'NX', expiresAt, party);
      if (added === 0) await redis.zadd(presenceKey, 'XX', expiresAt, party);
      return added === 1;
    },
    async renew(party) {
      await redis.zadd(presenceKey, Date.now() + entryLifetimeMs, party);
    },
    async leave(party) {
      await redis.zadd(presenceKey, 'XX', Date.now() + absenceMs, party);
    },
    async takeGone() {
      const now = Date.now();
      const overdue = await redis.zrangebyscore(presenceKey, '-inf', now, 'LIMIT', 0, batch);
      const taken = await Promise.all(
        overdue.map((party) =>
          redis.eval(takeScript, 2, groupKey(party), presenceKey, now, now + entryLifetimeMs, party),
        ),
      );
      return overdue.filter((_, index) => taken[index] === 1);
    },
    isThere: async (party) => isScoreNow(await redis.zscore(presenceKey, party)),
    async onlineOf(customers) {
      if (customers.length === 0) return [];
      const scores = await redis.zmscore(presenceKey, ...customers.map((customer) => rooms.person(customer)));
      return customers.filter((_, index) => isScoreNow(scores[index]));
    },
  };
}
