import { z } from 'zod';
import { countDays } from '../values/vietnam-day.ts';

/** Length of a queue and its first items, most urgent first. */
export const queueOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int().min(0), first: z.array(item) });

const longestDays = 366;

/** A period of days in Vietnam, inclusive. INVALID_PAYLOAD for an empty one and for more than a year. */
export const dashboardQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= longestDays, { path: ['to'] });
