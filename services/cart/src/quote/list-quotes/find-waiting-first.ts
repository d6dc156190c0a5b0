import type { StaffPage, StaffPaging } from '@gvg/contracts/definitions/paging';
import { buildStaffPage } from '@gvg/contracts/definitions/paging';
import { countLimit } from '@gvg/contracts/definitions/paging-limits';
import { withoutId } from '@gvg/service-kit/data/sorting-index';
import type { QueryFilter } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { StoredQuote } from '../quote.model.ts';

/** Sort orders of the two parts of the list; each has an index. */
export const waitingOrder = { createdAt: 1, _id: 1 } as const;
export const answeredOrder = { updatedAt: -1, _id: -1 } as const;

/**
 * Returns one page: open requests, oldest first, then the rest, latest change first. Two queries in index order, because sorting by a computed field would sort
 * all quotes.
 */
export async function findWaitingFirst(
  { quotes }: Pick<Cart, 'quotes'>,
  filter: QueryFilter<StoredQuote>,
  paging: StaffPaging,
): Promise<StaffPage<StoredQuote>> {
  const { page, limit, count } = paging;
  const skipped = (page - 1) * limit;
  const wanted = limit + 1;
  const requests = { ...filter, status: 'REQUESTED' } as const;
  const [requestCount, waiting, found] = await Promise.all([
    quotes.countDocuments(requests),
    quotes.find(requests).sort(waitingOrder).skip(skipped).limit(wanted).lean<StoredQuote[]>(),
    count === 'exact' ? quotes.countDocuments(filter) : quotes.countDocuments(filter).limit(countLimit + 1),
  ]);
  const rest = quotes
    .find({ ...filter, status: { $ne: 'REQUESTED' } })
    .skip(Math.max(0, skipped - requestCount))
    .limit(wanted - waiting.length);
  // One customer has few quotes. Without that filter nearly all match, so the index order leads to the first ones quickly.
  if (filter.user === undefined) rest.sort(withoutId(answeredOrder)).hint(answeredOrder);
  else rest.sort(answeredOrder);
  const documents = waiting.length === wanted ? waiting : [...waiting, ...(await rest.lean<StoredQuote[]>())];
  const shown = documents.slice(0, limit);
  return buildStaffPage(shown, { found, hasNextPage: documents.length > shown.length }, paging);
}
