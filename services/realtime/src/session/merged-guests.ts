import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Redis } from '@gvg/service-kit/data/redis';

/** Guests who have become users: their cookie opens no sockets for the rest of its validity. */
export interface MergedGuests {
  /** Rejects when Redis is unavailable. */
  add(guest: string): Promise<void>;
  /** Rejects when Redis is unavailable. */
  has(guest: string): Promise<boolean>;
}

/** A day longer than the lifetime of a cookie, to allow for clock skew. */
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
