import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Redis } from '@gvg/service-kit/data/redis';

/** Renewed while the placement runs. After a process was killed, the key is free again after this time. */
const leaseMs = 5_000;
const renewMs = 1_000;
const pollMs = 50;
/** Longer than any placement. */
const waitMs = 30_000;

const whereOwn = (command: string) => `if redis.call('GET', KEYS[1]) == ARGV[1] then return ${command} end return 0`;
const renewOwn = whereOwn(`redis.call('PEXPIRE', KEYS[1], ${leaseMs})`);
const releaseOwn = whereOwn("redis.call('DEL', KEYS[1])");

/**
 * Runs one placement at a time per idempotency key across instances: a repeated request waits for the first one and finds its order, instead of failing for the
 * stock that the first one has just reserved. The unique index ensures one order per key. Throws `SERVICE_UNAVAILABLE` if the first one takes too long.
 */
export async function withPlacementLock<Result>(
  redis: Redis,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [name, token] = [`placement:${key}`, randomUUID()];
  const deadline = performance.now() + waitMs;
  while ((await redis.set(name, token, 'PX', leaseMs, 'NX')) === null) {
    if (performance.now() > deadline) throw new ApiFailure('SERVICE_UNAVAILABLE');
    await delay(pollMs);
  }
  // If Redis is unavailable, the lease expires by itself.
  const own = (script: string) => redis.eval(script, 1, name, token).catch(() => undefined);
  const renewal = setInterval(() => void own(renewOwn), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await own(releaseOwn);
  }
}
