import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Redis } from '@gvg/service-kit/data/redis';

/** Guests who have become users: what their cookie was signed for is somebody else's now, so it opens no sockets as long as it is valid. */
export interface MergedGuests {
  /** Rejects when Redis is unavailable. */
  add(guest: string): Promise<void>;
  /** Rejects when Redis is unavailable. */
  has(guest: string): Promise<boolean>;
}

/** A day longer than a cookie lives, to allow for clock skew. */
const retentionSeconds = (guestCookieDays + 1) * 24 * 60 * 60;

export function createMergedGuests(redis: Redis): MergedGuests {
  const keyOf = (guest: string) => `merged-guest:${guest}`;
  return {
    async add(guest) {
      await redis.set(keyOf(guest), '1', 'EX', retentionSeconds);
    },
    has: async (guest) => (await redis.exists(keyOf(guest))) === 1,
  };
}
