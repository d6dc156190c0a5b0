import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Redis } from '@gvg/service-kit/redis';

/** Longer than a placement takes; after a killed process the key is free again. */
const leaseMs = 30_000;
const pollMs = 50;

const releaseOwn = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/**
 * Runs one placement at a time per idempotency key, on whichever instance: a repeated request waits for the first one and finds its order, rather than being
 * refused the stock that the first one has just reserved. That there is one order per key, the unique index ensures. Throws SERVICE_UNAVAILABLE when the
 * first one takes too long.
 */
export async function onePlacement<Result>(redis: Redis, key: string, work: () => Promise<Result>): Promise<Result> {
  const [name, token] = [`placement:${key}`, randomUUID()];
  const deadline = performance.now() + leaseMs;
  while ((await redis.set(name, token, 'PX', leaseMs, 'NX')) === null) {
    if (performance.now() > deadline) throw new ApiFailure('SERVICE_UNAVAILABLE');
    await delay(pollMs);
  }
  try {
    return await work();
  } finally {
    // Where Redis is away by now, the lease ends by itself.
    await redis.eval(releaseOwn, 1, name, token).catch(() => undefined);
  }
}
