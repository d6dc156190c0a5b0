import { z } from 'zod';
import { requiredText } from '../values/primitives.ts';

/** Characters that staff's search of everything begins with, and takes at most. */
export const searchLengths = { minimum: 2, maximum: 100 } as const;

/** Matches of a group that are counted; beyond, it says that there are more. */
export const hitCountLimit = 100;

/** INVALID_PAYLOAD for a text that is shorter or longer; `limit` is that of each group. */
export const searchQuery = z.object({
  q: requiredText(searchLengths.maximum).min(searchLengths.minimum),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});

/** A group of what was found, the latest first or the best first. `count` ends at `hitCountLimit`, `isMore` then says that there are further ones. */
export const hitsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int().min(0).max(hitCountLimit), isMore: z.boolean(), hits: z.array(item) });
export interface Hits<Item> {
  count: number;
  isMore: boolean;
  hits: Item[];
}

/** For a number of matches that may have been counted beyond the limit. */
export const buildHits = <Item>(hits: Item[], found: number): Hits<Item> => ({
  count: Math.min(found, hitCountLimit),
  isMore: found > hitCountLimit,
  hits,
});
