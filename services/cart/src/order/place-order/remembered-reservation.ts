import type { Redis } from '@gvg/service-kit/data/redis';

/** Far longer than a page repeats a request; after it the sweeper has given back what was reserved. */
const noteSeconds = 3_600;

const nameOf = (key: string) => `reservation-of:${key}`;

/**
 * Notes for which order the placement with this key reserves, so that a repeated request can give it back after a killed process, before the sweeper does, and
 * that it is a repeated one.
 */
export async function rememberReservation(redis: Redis, key: string, order: string): Promise<void> {
  await redis.set(nameOf(key), order, 'EX', noteSeconds);
}

/** The order for which an earlier request with this key began to reserve; whether it was placed, its collection says. */
export async function rememberedReservation(redis: Redis, key: string): Promise<string | undefined> {
  return (await redis.get(nameOf(key))) ?? undefined;
}
