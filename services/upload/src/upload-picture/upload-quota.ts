import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import { uploadLimits } from '@gvg/contracts/http/upload';
import { Failure } from '@gvg/service-kit/failure';
import type { Redis } from '@gvg/service-kit/redis';

const daySeconds = 86_400;

function limitOf(caller: Caller): number | undefined {
  if (caller.kind === 'service' || isStaff(caller)) return undefined;
  return caller.kind === 'guest' ? uploadLimits.guestPerDay : uploadLimits.userPerDay;
}

export interface UploadQuota {
  /**
   * Runs `work` as one upload of the caller's day (UTC); one that fails is not counted. Throws TOO_MANY_REQUESTS with the seconds until midnight,
   * or SERVICE_UNAVAILABLE while nobody can count. Staff and services have no limit.
   */
  spend<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

export function createUploadQuota(redis: Redis): UploadQuota {
  async function count(key: string, by: 1 | -1): Promise<number> {
    try {
      const results = await redis.multi().incrby(key, by).expire(key, 2 * daySeconds).exec();
      return Number(results?.[0]?.[1]);
    } catch (error) {
      throw new Failure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    }
  }

  return {
    async spend(caller, work) {
      const limit = limitOf(caller);
      if (limit === undefined || caller.kind === 'service') return work();
      const now = new Date();
      const key = `upload:day:${now.toISOString().slice(0, 10)}:${caller.kind}:${caller.id}`;
      try {
        if ((await count(key, 1)) > limit) {
          const left = daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds);
          throw new Failure('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(left) } });
        }
        return await work();
      } catch (error) {
        await count(key, -1).catch(() => undefined);
        throw error;
      }
    },
  };
}
