import { z } from 'zod';
import { countLimit, pagingLimits } from './paging-limits.ts';

/** `limit` 1…100 (default 20), `page` 1…10,000; anything else is INVALID_PAYLOAD. */
export const pagingQuery = z.object({
  page: z.coerce.number().int().min(1).max(pagingLimits.maximumPage).default(1),
  limit: z.coerce.number().int().min(1).max(pagingLimits.maximumLimit).default(pagingLimits.defaultLimit),
});
export type Paging = z.infer<typeof pagingQuery>;

/** A page after the last one has no `docs` and correct totals. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    docs: z.array(item),
    totalDocs: z.int().min(0),
    totalPages: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
    hasNextPage: z.boolean(),
  });

export interface Page<Item> {
  docs: Item[];
  totalDocs: number;
  totalPages: number;
  page: number;
  limit: number;
  hasNextPage: boolean;
}

export function buildPage<Item>(docs: Item[], totalDocs: number, { page, limit }: Paging): Page<Item> {
  const totalPages = Math.ceil(totalDocs / limit);
  return { docs, totalDocs, totalPages, page, limit, hasNextPage: page < totalPages };
}

/** Query of a staff list. Pages request `count=exact` after they have shown the rows. */
export const staffPagingQuery = pagingQuery.extend({ count: z.literal('exact').optional() });
export type StaffPaging = z.infer<typeof staffPagingQuery>;

/**
 * A page of a staff list. Up to `countLimit` matches are counted. Above that `totalDocs` is the limit, `isMore` is true and `totalPages` is
 * missing, unless the exact number was requested. `hasNextPage` is always exact.
 */
export const staffPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ totalPages: z.int().min(0).optional(), isMore: z.literal(true).optional() });

export interface StaffPage<Item> extends Omit<Page<Item>, 'totalPages'> {
  totalPages?: number | undefined;
  isMore?: true | undefined;
}

/** `found` is the number of matches, or any number above `countLimit` if counting stopped there. */
export function buildStaffPage<Item>(
  docs: Item[],
  { found, hasNextPage }: { found: number; hasNextPage: boolean },
  { page, limit, count }: StaffPaging,
): StaffPage<Item> {
  if (count === undefined && found > countLimit)
    return { docs, totalDocs: countLimit, isMore: true, page, limit, hasNextPage };
  return { ...buildPage(docs, found, { page, limit }), hasNextPage };
}
