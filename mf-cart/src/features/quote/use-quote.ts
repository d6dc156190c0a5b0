import { useData } from '@gvg/browser-kit';
import type { DataState } from '@gvg/browser-kit';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useFollowed } from '../order/use-followed.ts';
import { quoteAddress } from './api/addresses.ts';

/** While staff has not answered: often enough that an answer appears by itself. */
const answerMs = 10_000;

/** A quote that follows its request: an answer appears without a reload. */
export function useQuote(id: string): DataState<Quote> {
  const state = useData(quoteAddress(id));
  useFollowed(
    state.retry,
    state.data?.status === 'REQUESTED' ? answerMs : undefined,
    (event) => 'quote' in event && event.quote === id,
  );
  return state;
}
