import { listQuotes } from '@gvg/contracts/cart/http/quotes';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { buildStaffPage, countLimit } from '@gvg/contracts/definitions/paging';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { PipelineStage } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';

/** Requests come first, the oldest of them at the top; what needs no answer follows, the latest change first. */
const waitingFirst: PipelineStage[] = [
  { $addFields: { waitsSince: { $cond: [{ $eq: ['$status', 'REQUESTED'] }, '$createdAt', new Date(8.64e15)] } } },
  { $sort: { waitsSince: 1, updatedAt: -1, _id: 1 } },
];

function sortedBy(sort: NonNullable<QueryOf<typeof listQuotes>['sort']>): PipelineStage[] {
  const { field, direction } = parseSort(sort);
  return [{ $sort: { [field]: direction, _id: direction } }];
}

export function listQuotesRoute({ app, quotes }: Cart, present: QuotePresenter): void {
  mount(app, listQuotes, async ({ query: { status, user, sort, ...paging }, caller }) => {
    const { page, limit, count } = paging;
    const filter = { ...(status && { status }), ...(user !== undefined && { user }) };
    const [documents, found] = await Promise.all([
      quotes.aggregate<StoredQuote>([
        { $match: filter },
        ...(sort === undefined ? waitingFirst : sortedBy(sort)),
        { $skip: (page - 1) * limit },
        { $limit: limit + 1 },
      ]),
      count === 'exact' ? quotes.countDocuments(filter) : quotes.countDocuments(filter).limit(countLimit + 1),
    ]);
    const shown = documents.slice(0, limit);
    const hasNextPage = documents.length > shown.length;
    return buildStaffPage(await present.all(shown, caller.id), { found, hasNextPage }, paging);
  });
}
