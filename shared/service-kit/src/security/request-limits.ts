import type { Redis } from 'ioredis';
import type { LimitClass } from '@gvg/contracts/definitions/endpoint';
import { requestLimits } from '@gvg/contracts/definitions/endpoint';
import { ApiFailure } from '../http/api-failure.ts';
import type { Logger } from '../telemetry/logger.ts';
import { openSharedBuckets } from './shared-buckets.ts';
import type { Bucket } from './token-bucket.ts';

export interface RequestLimits {
  /** Counts one request of `limitClass` for `subject`. Throws TOO_MANY_REQUESTS with Retry-After (whole seconds) above the limit. */
  count(limitClass: LimitClass, subject: { address: string } | { user: string }): Promise<void>;
}

/** The limit per user is twice the limit per address (rules/errors.md). */
const userFactor = 2;

function bucketOf(limitClass: LimitClass, byUser: boolean, scale: number): Bucket {
  const perMinute = requestLimits[limitClass] * scale * (byUser ? userFactor : 1);
  return { perMinute, burst: Math.ceil(perMinute / 3) };
}

export function tooManyRequests(waitMs: number): ApiFailure {
  return new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}

/** Creates limits shared by all instances. `scale` multiplies all limits. */
export function createRequestLimits({
  redis,
  scale,
  logger,
}: {
  redis: Redis;
  scale: number;
  logger: Logger;
}): RequestLimits {
  const buckets = openSharedBuckets({ redis, logger });
  return {
    async count(limitClass, subject) {
      const byUser = 'user' in subject;
      const waitMs = await buckets.take(
        `limit:${limitClass}:${byUser ? `user:${subject.user}` : subject.address}`,
        bucketOf(limitClass, byUser, scale),
      );
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },
  };
}
