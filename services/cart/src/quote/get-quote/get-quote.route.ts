import { getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import { getQuote } from '@gvg/contracts/cart/http/quotes';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import { checkOwner } from '../check-owner.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';
import { quotedFreight } from '../quoted-freight.ts';

export function getQuoteRoutes(
  { app, internalApp, quotes }: Cart,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  present: QuotePresenter,
): void {
  async function find(id: string): Promise<StoredQuote> {
    const quote = await quotes.findById(id).lean<StoredQuote>();
    if (quote === null) throw new ApiFailure('QUOTE_NOT_FOUND');
    return quote;
  }

  mount(app, getQuote, async ({ params: { id }, caller }) => {
    const quote = await find(id);
    if (!isStaff(caller)) checkOwner(quote, caller);
    return present.one(quote, caller.id);
  });
  mount(internalApp, getQuoteForService, async ({ params: { id } }) => {
    const stored = await find(id);
    const quote = await present.one(stored, stored.user);
    const freight = await quotedFreight(quote, catalogue);
    return { ...quote, ...(freight && { freight }) };
  });
}
