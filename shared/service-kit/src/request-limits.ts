import type { Redis } from 'ioredis';
import type { LimitClass } from '@gvg/contracts/endpoint';
import { requestLimits } from '@gvg/contracts/endpoint';
import { ApiFailure } from './api-failure.ts';
import type { Logger } from './logger.ts';
import { refillIntervalMs, takeToken } from './token-bucket.ts';
import type { Bucket, RateLimitResult } from './token-bucket.ts';

export interface RequestLimits {
  /** Counts one request of `limitClass` for `subject`; throws TOO_MANY_REQUESTS with Retry-After (whole seconds) when the limit is exceeded. */
  count(limitClass: LimitClass, subject: { address: string } | { user: string }): Promise<void>;
}

/** The limit per user is twice the limit per address (rules/errors.md). */
const userFactor = 2;

/** Maximum number of callers tracked in memory while Redis is unavailable; the least recently seen are evicted first. */
const maxTrackedCallers = 50_000;

/**
 * The same step as `takeToken`, atomic and by Redis's clock, which all instances share. Returns 0 or the milliseconds to wait.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local cost = tonumber(ARGV[1])
local fullAt = tonumber(redis.call('GET', KEYS[1]) or now)
local following = math.max(fullAt, now) + cost
local excess = following - now - cost * tonumber(ARGV[2])
if excess > 0.001 then return math.ceil(excess) end
redis.call('SET', KEYS[1], string.format('%.3f', following), 'PX', math.ceil(following - now) + 1000)
return 0
`;

type RedisWithLimit = Redis & { countRequest(key: string, cost: number, burst: number): Promise<number> };

function bucketOf(limitClass: LimitClass, byUser: boolean, scale: number): Bucket {
  const perMinute = requestLimits[limitClass] * scale * (byUser ? userFactor : 1);
  return { perMinute, burst: Math.max(1, Math.floor(perMinute / 3)) };
}

/** In-memory limits of this instance, used while Redis is unavailable: less exact, but still enforced. */
export function createMemoryBuckets(maxTracked = maxTrackedCallers) {
  const fullAt = new Map<string, number>();
  return (key: string, bucket: Bucket, now = performance.now()): RateLimitResult => {
    const result = takeToken(bucket, fullAt.get(key), now);
    fullAt.delete(key);
    fullAt.set(key, result.fullAt);
    if (fullAt.size > maxTracked) fullAt.delete(fullAt.keys().next().value as string);
    return result;
  };
}

/** Limits shared by all instances through Redis; each instance counts in memory while Redis is unavailable. `scale` multiplies all limits. */
export function createRequestLimits({ redis, scale, logger }: { redis: Redis; scale: number; logger: Logger }): RequestLimits {
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: script });
  const redisWithLimit = redis as RedisWithLimit;
  const inMemory = createMemoryBuckets();

  async function retryDelayMs(key: string, bucket: Bucket): Promise<number> {
    try {
      return await redisWithLimit.countRequest(key, refillIntervalMs(bucket), bucket.burst);
    } catch (error) {
      logger.debug({ err: error }, 'counting requests without Redis');
      return inMemory(key, bucket).retryAfterMs;
    }
  }

  return {
    async count(limitClass, subject) {
      const byUser = 'user' in subject;
      const waitMs = await retryDelayMs(`limit:${limitClass}:${byUser ? `user:${subject.user}` : subject.address}`, bucketOf(limitClass, byUser, scale));
      if (waitMs > 0) throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
    },
  };
}
