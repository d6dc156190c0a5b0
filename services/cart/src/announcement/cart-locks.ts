import { randomUUID } from 'node:crypto';
import type { Redis } from '@gvg/service-kit/redis';

/** Exceeds the duration of a publishing round; the locks of a killed process end after this time. */
const leaseMs = 10_000;

/** One's own lock is taken again: the response of the command that set it may have been lost. Returns the indexes of the locks taken, from 1. */
const acquireAll = `
  local taken = {}
  for index, key in ipairs(KEYS) do
    local owner = redis.call('GET', key)
    if owner == false or owner == ARGV[1] then
      redis.call('SET', key, ARGV[1], 'PX', ${leaseMs})
      taken[#taken + 1] = index
    end
  end
  return taken`;
const releaseOwn =
  "for _, key in ipairs(KEYS) do if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end end";

const nameOf = (cart: string) => `announcing:${cart}`;

/** One announcement of a cart at a time among all instances: whoever reads the cart publishes it before anybody reads it again, so revisions are published in their order. */
export interface CartLocks {
  /** Those of the carts that nobody else is announcing. */
  acquire(carts: readonly string[]): Promise<Set<string>>;
  release(carts: readonly string[]): Promise<void>;
}

export function createCartLocks(redis: Redis): CartLocks {
  const token = randomUUID();
  return {
    async acquire(carts) {
      const taken = (await redis.eval(acquireAll, carts.length, ...carts.map(nameOf), token)) as number[];
      return new Set(taken.flatMap((index) => carts[index - 1] ?? []));
    },
    async release(carts) {
      // Where Redis is away by now, the leases end by themselves.
      if (carts.length > 0)
        await redis.eval(releaseOwn, carts.length, ...carts.map(nameOf), token).catch(() => undefined);
    },
  };
}
