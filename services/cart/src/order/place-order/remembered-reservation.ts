import type { Redis } from '@gvg/service-kit/data/redis';

/** Much longer than a page repeats a request. By then, the sweeper has released the reservation. */
const noteSeconds = 3_600;

const nameOf = (key: string) => `reservation-of:${key}`;

/**
 * Notes the order that the placement with this key reserves for, so that a repeated request is recognized and can release the reservation of a killed process
 * before the sweeper does.
 */
export async function rememberReservation(redis: Redis, key: string, order: string): Promise<void> {
  await redis.set(nameOf(key), order, 'EX', noteSeconds);
}

/** Returns the order that an earlier request with this key reserved for; it may not have been placed. */
export async function rememberedReservation(redis: Redis, key: string): Promise<string | undefined> {
  return (await redis.get(nameOf(key))) ?? undefined;
}
