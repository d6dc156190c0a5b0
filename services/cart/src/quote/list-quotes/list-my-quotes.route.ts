import { listMyQuotes } from '@gvg/contracts/cart/http/quotes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';

export function listMyQuotesRoute({ app, quotes }: Cart, present: QuotePresenter): void {
  mount(app, listMyQuotes, async ({ query: { status, ...paging }, caller }) => {
    const filter = { user: caller.id, ...(status && { status }) };
    const page = await findPage<StoredQuote, StoredQuote>(quotes, {
      filter,
      sort: { createdAt: -1, _id: -1 },
      paging,
      present: (quote) => quote,
    });
    return { ...page, docs: await present.all(page.docs, caller.id) };
  });
}
