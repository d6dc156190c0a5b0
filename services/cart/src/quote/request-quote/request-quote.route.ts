import { Types } from 'mongoose';
import { quoteRequested } from '@gvg/contracts/cart/events';
import { requestQuote } from '@gvg/contracts/cart/http/quotes';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { changeCart } from '../../line/change-cart.ts';
import { quoteLines } from '../../line/change-lines.ts';
import { findLinesInCart, lineFailure } from '../../line/chosen-lines.ts';
import { customerOf } from '../../line/customer.ts';
import { loadLines } from '../../line/load-lines.ts';
import { checkCountry } from '../check-country.ts';
import { recordQuoteEvent } from '../change-quote.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';

/** Staff's time to answer. */
const answerWithinMs = 24 * 3_600_000;

const requestable: readonly CartLineState[] = ['NEEDS_QUOTE', 'QUOTE_REFUSED', 'QUOTE_EXPIRED'];

export function requestQuoteRoute(
  cart: Cart,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  present: QuotePresenter,
): void {
  mount(cart.app, requestQuote, async ({ body: { lines: chosen, country, note }, caller, locale, context }) => {
    const customer = customerOf(caller);
    const ids = [...new Set(chosen)];
    const loaded = findLinesInCart(await loadLines(cart, customer, ids), ids, locale);
    const notReady = loaded.flatMap(({ state }, index) =>
      requestable.includes(state) ? [] : [{ index, code: state }],
    );
    if (notReady.length > 0) throw lineFailure('CART_LINE_NOT_READY', notReady, locale);
    await checkCountry(catalogue, country);

    const request = async (transaction: Transaction): Promise<StoredQuote> => {
      const [_id, at] = [new Types.ObjectId(), cart.now()];
      const lines = await quoteLines(cart, transaction, { customer, seen: loaded, context }, _id);
      const requested: StoredQuote = {
        _id,
        user: caller.id,
        country,
        note,
        status: 'REQUESTED',
        lines,
        versions: [],
        answerBy: new Date(at.getTime() + answerWithinMs),
        revision: 1,
        createdAt: at,
        updatedAt: at,
      };
      await cart.quotes.insertMany([requested], { session: transaction.session });
      recordQuoteEvent({ ...transaction, context }, quoteRequested, requested);
      return requested;
    };
    const quote = await changeCart(cart, customer, request);
    return present.one(quote, caller.id);
  });
}
