import { z } from 'zod';
import { countDays } from '../values/vietnam-day.ts';

/** How many wait in a queue, and the first of them, most urgent first. */
export const queueOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int().min(0), first: z.array(item) });

const longestDays = 366;

/** Days in Vietnam, both included; INVALID_PAYLOAD for none and for more than a year. */
export const dashboardQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= longestDays, { path: ['to'] });
