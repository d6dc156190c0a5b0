import { quoteWithdrawn } from '@gvg/contracts/cart/events';
import { withdrawQuote } from '@gvg/contracts/cart/http/quotes';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeQuote } from '../change-quote.ts';
import { checkOwner } from '../check-owner.ts';
import type { QuotePresenter } from '../quote.presenter.ts';

export function withdrawQuoteRoute(cart: Cart, present: QuotePresenter): void {
  mount(cart.app, withdrawQuote, async ({ params: { id }, caller, context }) => {
    const quote = await changeQuote(cart, {
      id,
      context,
      event: quoteWithdrawn,
      change: (before) => {
        checkOwner(before, caller);
        if (before.status !== 'REQUESTED' && before.status !== 'ANSWERED')
          throw new ApiFailure('QUOTE_STATUS_CONFLICT');
        return { status: 'WITHDRAWN' };
      },
    });
    return present.one(quote, caller.id);
  });
}
