import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../telemetry/logger.ts';
import { refillIntervalMs, takeToken } from './token-bucket.ts';
import type { Bucket, RateLimitResult } from './token-bucket.ts';

/** Token buckets that all instances share through Redis. Each instance counts in memory while Redis is unavailable. */
export interface SharedBuckets {
  /** Takes a token. Returns 0, or the milliseconds to wait if there is none. */
  take(key: string, bucket: Bucket): Promise<number>;
  refill(key: string): Promise<void>;
}

/** Maximum number of callers tracked in memory while Redis is unavailable; the least recently seen are evicted first. */
const maxTrackedCallers = 50_000;

/** The same step as `takeToken`, atomic and with Redis's clock, which all instances share. Returns 0 or the milliseconds to wait. */
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

type RedisWithTake = Redis & { takeToken(key: string, cost: number, burst: number): Promise<number> };

/** Creates in-memory buckets of this instance, used while Redis is unavailable: less exact, but still enforced. */
export function createMemoryBuckets(maxTracked = maxTrackedCallers) {
  const fullAt = new LRUCache<string, number>({ max: maxTracked });
  return {
    take(key: string, bucket: Bucket, now = performance.now()): RateLimitResult {
      const result = takeToken(bucket, fullAt.get(key), now);
      fullAt.set(key, result.fullAt);
      return result;
    },
    refill(key: string): void {
      fullAt.delete(key);
    },
  };
}

export function openSharedBuckets({ redis, logger }: { redis: Redis; logger: Logger }): SharedBuckets {
  redis.defineCommand('takeToken', { numberOfKeys: 1, lua: script });
  const redisWithTake = redis as RedisWithTake;
  const inMemory = createMemoryBuckets();
  return {
    async take(key, bucket) {
      try {
        return await redisWithTake.takeToken(key, refillIntervalMs(bucket), bucket.burst);
      } catch (error) {
        logger.debug({ err: error }, 'counting without Redis');
        return inMemory.take(key, bucket).retryAfterMs;
      }
    },
    async refill(key) {
      inMemory.refill(key);
      try {
        await redis.del(key);
      } catch (error) {
        logger.debug({ err: error }, 'a limit in Redis cannot be lifted');
      }
    },
  };
}
