import { randomUUID } from 'node:crypto';
import type { Redis } from '@gvg/service-kit/redis';

/** Exceeds the duration of a publishing round; the locks of a killed process end after this time. */
const leaseMs = 10_000;

const releaseOwn = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

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
      const answers = await Promise.all(carts.map((cart) => redis.set(nameOf(cart), token, 'PX', leaseMs, 'NX')));
      return new Set(carts.filter((_, index) => answers[index] !== null));
    },
    async release(carts) {
      // Where Redis is away by now, the lease ends by itself.
      await Promise.all(carts.map((cart) => redis.eval(releaseOwn, 1, nameOf(cart), token).catch(() => undefined)));
    },
  };
}
