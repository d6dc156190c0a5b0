import { createCatalogueClient } from '../catalogue/catalogue-client.ts';
import type { Cart } from '../cart.ts';
import { answerQuoteRoute } from './answer-quote/answer-quote.route.ts';
import { decideQuoteRoutes } from './decide-quote/decide-quote.route.ts';
import { getQuoteRoutes } from './get-quote/get-quote.route.ts';
import { listMyQuotesRoute } from './list-quotes/list-my-quotes.route.ts';
import { listQuotesRoute } from './list-quotes/list-quotes.route.ts';
import { createQuotePresenter } from './quote.presenter.ts';
import { quoteForCustomerRoute } from './quote-for-customer/quote-for-customer.route.ts';
import { requestQuoteRoute } from './request-quote/request-quote.route.ts';
import { withdrawQuoteRoute } from './withdraw-quote/withdraw-quote.route.ts';

export function quoteRoutes(cart: Cart): void {
  const present = createQuotePresenter(cart);
  const catalogue = createCatalogueClient(cart.environment);
  requestQuoteRoute(cart, catalogue, present);
  quoteForCustomerRoute(cart, catalogue, present);
  // Before `/v1/quotes/:id`.
  listMyQuotesRoute(cart, present);
  listQuotesRoute(cart, present);
  getQuoteRoutes(cart, catalogue, present);
  answerQuoteRoute(cart, present);
  decideQuoteRoutes(cart, present);
  withdrawQuoteRoute(cart, present);
}
