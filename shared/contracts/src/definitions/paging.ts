import { z } from 'zod';

export const pagingLimits = { defaultLimit: 20, maximumLimit: 100, maximumPage: 10_000 } as const;

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
