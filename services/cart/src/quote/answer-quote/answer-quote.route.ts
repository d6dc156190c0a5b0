import { quoteAnswered } from '@gvg/contracts/cart/events';
import { answerQuote } from '@gvg/contracts/cart/http/quotes';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { auditedQuote } from '../audited-quote.ts';
import { changeQuote } from '../change-quote.ts';
import { checkOpenAnswer } from '../open-answer.ts';
import type { QuotePresenter } from '../quote.presenter.ts';
import type { StoredQuoteVersion } from '../quote.model.ts';
import { answeredLines, suggestedProducts } from './answered-lines.ts';

const hourMs = 3_600_000;

export function answerQuoteRoute(cart: Cart, present: QuotePresenter): void {
  mount(cart.app, answerQuote, async ({ params: { id }, body, caller, locale, context }) => {
    const [{ feePercent, quoteHours }, products] = await Promise.all([
      cart.settings.read(),
      cart.products.find(suggestedProducts(body.lines)),
    ]);
    const quote = await changeQuote(cart, {
      id,
      context,
      event: quoteAnswered,
      change: async (before) => {
        if (before.status !== 'REQUESTED') checkOpenAnswer(before, cart.now());
        if (body.revision !== undefined && body.revision !== before.revision)
          throw new ApiFailure('VERSION_CONFLICT', { current: await present.one(before, caller.id) });
        const answeredAt = cart.now();
        const expiresAt = new Date(answeredAt.getTime() + (body.validHours ?? quoteHours) * hourMs);
        const version: StoredQuoteVersion = {
          version: before.versions.length + 1,
          ...answeredLines(before.lines, body.lines, { feePercent, locale, products }),
          note: body.note,
          answeredAt,
          answeredBy: caller.id,
          expiresAt,
        };
        return { status: 'ANSWERED', versions: [...before.versions, version], expiresAt };
      },
      also: (before, after, { record }) =>
        void record(
          auditEvent({
            action: 'quote.answer',
            subject: { type: 'quote', id },
            before: auditedQuote(before),
            after: auditedQuote(after),
            context,
          }),
        ),
    });
    return present.one(quote, caller.id);
  });
}
