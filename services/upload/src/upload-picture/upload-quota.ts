import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Redis } from '@gvg/service-kit/redis';

const daySeconds = 86_400;

function limitOf(caller: Caller): number | undefined {
  if (caller.kind === 'service' || isStaff(caller)) return undefined;
  return caller.kind === 'guest' ? uploadLimits.guestPerDay : uploadLimits.userPerDay;
}

export interface UploadQuota {
  /**
   * Runs `work` as one upload of the caller's daily quota (UTC); a failed one is not counted. Throws TOO_MANY_REQUESTS with the seconds until
   * midnight, or SERVICE_UNAVAILABLE while Redis is unavailable. Staff and services have no limit.
   */
  runWithinQuota<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

export function createUploadQuota(redis: Redis): UploadQuota {
  async function increment(key: string, amount: 1 | -1): Promise<number> {
    try {
      const results = await redis.multi().incrby(key, amount).expire(key, 2 * daySeconds).exec();
      return Number(results?.[0]?.[1]);
    } catch (error) {
      throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    }
  }

  return {
    async runWithinQuota(caller, work) {
      const limit = limitOf(caller);
      if (limit === undefined || caller.kind === 'service') return work();
      const now = new Date();
      const key = `upload:day:${now.toISOString().slice(0, 10)}:${caller.kind}:${caller.id}`;
      try {
        if ((await increment(key, 1)) > limit) {
          const secondsLeft = daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds);
          throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(secondsLeft) } });
        }
        return await work();
      } catch (error) {
        await increment(key, -1).catch(() => undefined);
        throw error;
      }
    },
  };
}
