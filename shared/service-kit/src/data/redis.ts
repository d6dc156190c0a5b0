import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from '../telemetry/logger.ts';

export type { Redis } from 'ioredis';

/**
 * Connects to Redis. The connection fails fast instead of queueing commands, so that callers can handle an unavailable Redis. It reconnects
 * automatically.
 */
export async function connectRedis({
  url,
  prefix,
  logger,
}: {
  url: string;
  prefix: string;
  logger: Logger;
}): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // Longer than pauses of a busy process, whose timers fire before it reads the responses that have arrived meanwhile.
    commandTimeout: 2_000,
    // Revocations must apply within a second after Redis is back (rules/accounts.md).
    retryStrategy: (attempt) => Math.min(attempt * 100, 400),
  });
  let unavailable = false;
  redis.on('error', (error) => {
    if (!unavailable) logger.warn({ err: error }, 'Redis is unavailable');
    unavailable = true;
  });
  redis.on('ready', () => {
    if (unavailable) logger.info('Redis is available again');
    unavailable = false;
  });
  // An unavailable Redis does not block the start.
  await once(redis, 'ready').catch(() => undefined);
  return redis;
}

export async function checkRedis(redis: Redis): Promise<{ ready: boolean; detail: string }> {
  await redis.ping();
  return { ready: true, detail: 'connected' };
}

export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit();
  else redis.disconnect();
}
