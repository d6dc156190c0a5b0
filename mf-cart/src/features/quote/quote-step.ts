import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoment } from '../../texts/format.ts';
import type { NextStep } from '../order/next-step.ts';
import { countOffers, orderOf, quoteStateOf } from './quote-facts.ts';

export interface QuoteStepOptions {
  now?: Date;
  /** Whether the deadline is shown next to the sentence, which then contains only the action. */
  isDeadlineBeside?: boolean;
}

/** Returns the next step of a quote and its deadline. Browser only: times are in the reader's time zone. */
export function quoteStepOf(
  quote: Quote,
  locale: Locale,
  { now = new Date(), isDeadlineBeside = false }: QuoteStepOptions = {},
): NextStep {
  const state = quoteStateOf(quote, now);
  const { answerBy, expiresAt, updatedAt, versions } = quote;
  const latest = versions.at(-1);
  switch (state) {
    case 'REQUESTED':
      return new Date(answerBy) < now
        ? { key: 'REQUESTED_LATE', values: {} }
        : { key: 'REQUESTED', values: { ...formatMoment(answerBy, locale, now) } };
    case 'ANSWERED': {
      const { offered, refused } = latest === undefined ? { offered: 0, refused: 0 } : countOffers(latest);
      if (offered === 0) return { key: 'ANSWERED_NONE', values: {} };
      const key = `${isDeadlineBeside ? 'DECIDE' : 'ANSWERED'}${refused > 0 ? '_PARTLY' : ''}`;
      return {
        key,
        values: { count: offered, refused, ...formatMoment(expiresAt ?? latest?.expiresAt ?? updatedAt, locale, now) },
      };
    }
    case 'ACCEPTED':
      if (orderOf(quote) !== undefined) return { key: 'ORDERED', values: {} };
      if (isDeadlineBeside) return { key: 'ORDER', values: {} };
      return expiresAt === undefined || new Date(expiresAt) < now
        ? { key: 'ACCEPTED_OPEN', values: {} }
        : { key: 'ACCEPTED', values: { ...formatMoment(expiresAt, locale, now) } };
    case 'EXPIRED':
      return { key: 'EXPIRED', values: { ...formatMoment(expiresAt ?? updatedAt, locale, now) } };
    case 'DECLINED':
    case 'WITHDRAWN':
      return { key: state, values: { ...formatMoment(updatedAt, locale, now) } };
  }
}
