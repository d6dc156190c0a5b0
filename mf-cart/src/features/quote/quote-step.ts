import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Locale } from '@gvg/contracts/locale';
import { formatMoment } from '../../texts/format.ts';
import type { NextStep } from '../order/next-step.ts';
import { countOffers, quoteStateOf } from './quote-facts.ts';

/** What happens next with a quote, and until when. Browser only: it names times of the reader's time zone. */
export function quoteStepOf(quote: Quote, locale: Locale, now: Date = new Date()): NextStep {
  const state = quoteStateOf(quote, now);
  const { answerBy, expiresAt, updatedAt, versions } = quote;
  const latest = versions.at(-1);
  switch (state) {
    case 'REQUESTED':
      return new Date(answerBy) < now ? { key: 'REQUESTED_LATE', values: {} } : { key: 'REQUESTED', values: { ...formatMoment(answerBy, locale, now) } };
    case 'ANSWERED': {
      const { offered, refused } = latest === undefined ? { offered: 0, refused: 0 } : countOffers(latest);
      const key = offered === 0 ? 'ANSWERED_NONE' : refused > 0 ? 'ANSWERED_PARTLY' : 'ANSWERED';
      return { key, values: { count: offered, refused, ...formatMoment(expiresAt ?? latest?.expiresAt ?? updatedAt, locale, now) } };
    }
    case 'ACCEPTED':
      return expiresAt === undefined || new Date(expiresAt) < now ? { key: 'ACCEPTED_OPEN', values: {} } : { key: 'ACCEPTED', values: { ...formatMoment(expiresAt, locale, now) } };
    case 'EXPIRED':
      return { key: 'EXPIRED', values: { ...formatMoment(expiresAt ?? updatedAt, locale, now) } };
    case 'DECLINED':
    case 'WITHDRAWN':
      return { key: state, values: { ...formatMoment(updatedAt, locale, now) } };
  }
}
