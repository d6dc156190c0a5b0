import { z } from 'zod';
import { requiredText } from '../values/primitives.ts';

/** Minimum and maximum characters of staff's global search. */
export const searchLengths = { minimum: 2, maximum: 100 } as const;

/** Maximum number of matches counted per group. Above it, the group only reports that there are more. */
export const hitCountLimit = 100;

/** `limit` is per group. INVALID_PAYLOAD for a shorter or longer text. */
export const searchQuery = z.object({
  q: requiredText(searchLengths.maximum).min(searchLengths.minimum),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});

/** A group of matches, the latest or the best first. `count` is at most `hitCountLimit`; `isMore` is true above that. */
export const hitsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int().min(0).max(hitCountLimit), isMore: z.boolean(), hits: z.array(item) });
export interface Hits<Item> {
  count: number;
  isMore: boolean;
  hits: Item[];
}

/** `found` may exceed the limit. */
export const buildHits = <Item>(hits: Item[], found: number): Hits<Item> => ({
  count: Math.min(found, hitCountLimit),
  isMore: found > hitCountLimit,
  hits,
});
