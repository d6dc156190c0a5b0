import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Redis } from '@gvg/service-kit/data/redis';

const daySeconds = 86_400;

interface Counter {
  key: string;
  limit: number;
}

/** Counts guests by address as well, because one request creates a new guest. */
function countersOf(caller: Caller | PictureOwner, address: string, scale: number): Counter[] {
  if (caller.kind === 'service' || (caller.kind === 'user' && 'roles' in caller && isStaff(caller))) return [];
  if (caller.kind === 'user') return [{ key: `user:${caller.id}`, limit: uploadLimits.userPerDay }];
  return [
    { key: `guest:${caller.id}`, limit: uploadLimits.guestPerDay },
    { key: `guest-address:${address}`, limit: Math.ceil(uploadLimits.guestAddressPerDay * scale) },
  ];
}

export interface UploadQuota {
  /**
   * Counts one upload of the caller's daily quota (UTC), whatever its outcome: a rejected picture costs as much as a good one. Throws TOO_MANY_REQUESTS with
   * the seconds until midnight, or SERVICE_UNAVAILABLE while Redis is unavailable. Staff and services have no limit.
   */
  count(caller: Caller | PictureOwner, address: string): Promise<void>;
}

/** `scale` multiplies the limit by address, which many visitors of a test or demo share, like the request limits. */
export function createUploadQuota(redis: Redis, scale: number): UploadQuota {
  async function increment(key: string): Promise<number> {
    try {
      const results = await redis
        .multi()
        .incr(key)
        .expire(key, 2 * daySeconds)
        .exec();
      return Number(results?.[0]?.[1]);
    } catch (error) {
      throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    }
  }

  return {
    async count(caller, address) {
      const now = new Date();
      for (const { key, limit } of countersOf(caller, address, scale)) {
        if ((await increment(`upload:day:${now.toISOString().slice(0, 10)}:${key}`)) <= limit) continue;
        const secondsLeft = daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds);
        throw new ApiFailure('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(secondsLeft) } });
      }
    },
  };
}
