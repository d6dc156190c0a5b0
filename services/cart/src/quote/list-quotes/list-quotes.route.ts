import { listQuotes } from '@gvg/contracts/cart/http/quotes';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';
import { answeredOrder, findWaitingFirst, waitingOrder } from './find-waiting-first.ts';

function orderOf({ status, sort }: Pick<QueryOf<typeof listQuotes>, 'status' | 'sort'>): Record<string, 1 | -1> {
  if (sort === undefined) return status === 'REQUESTED' ? waitingOrder : answeredOrder;
  const { field, direction } = parseSort(sort);
  return { [field]: direction, _id: direction };
}

export function listQuotesRoute(cart: Cart, present: QuotePresenter): void {
  mount(cart.app, listQuotes, async ({ query: { status, user, sort, ...paging }, caller }) => {
    const filter = { ...(status && { status }), ...(user !== undefined && { user }) };
    const page =
      status === undefined && sort === undefined
        ? await findWaitingFirst(cart, filter, paging)
        : await findStaffPage<StoredQuote, StoredQuote>(cart.quotes, {
            filter,
            sort: orderOf({ status, sort }),
            paging,
            present: (quote) => quote,
          });
    return { ...page, docs: await present.all(page.docs, caller.id) };
  });
}
