import { quoteAccepted, quoteDeclined } from '@gvg/contracts/cart/events';
import { acceptQuote, declineQuote } from '@gvg/contracts/cart/http/quotes';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeQuote } from '../change-quote.ts';
import { checkOpenAnswer } from '../open-answer.ts';
import { checkOwner } from '../check-owner.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuote } from '../quote.model.ts';
import { returnQuotedLines } from './return-quoted-lines.ts';

interface Decision {
  endpoint: typeof acceptQuote | typeof declineQuote;
  event: typeof quoteAccepted | typeof quoteDeclined;
  fields(version: number): Partial<StoredQuote>;
  /** Additional writes of the decision. */
  also?: typeof returnQuotedLines;
}

const decisions: readonly Decision[] = [
  {
    endpoint: acceptQuote,
    event: quoteAccepted,
    fields: (acceptedVersion) => ({ status: 'ACCEPTED', acceptedVersion }),
    also: returnQuotedLines,
  },
  { endpoint: declineQuote, event: quoteDeclined, fields: () => ({ status: 'DECLINED' }) },
];

/** Accepts or declines the answer that the customer saw, which must be the last one. */
export function decideQuoteRoutes(cart: Cart, present: QuotePresenter): void {
  for (const { endpoint, event, fields, also } of decisions) {
    mount(cart.app, endpoint, async ({ params: { id }, body: { version }, caller, context }) => {
      const quote = await changeQuote(cart, {
        id,
        context,
        event,
        change: async (before) => {
          checkOwner(before, caller);
          checkOpenAnswer(before, cart.now());
          if (version !== before.versions.length)
            throw new ApiFailure('VERSION_CONFLICT', { current: await present.one(before, caller.id) });
          return fields(version);
        },
        also: (_before, after, scope) => also?.(cart, after, scope),
      });
      return present.one(quote, caller.id);
    });
  }
}
