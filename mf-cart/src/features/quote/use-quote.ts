import { useQuery } from '@gvg/query';
import { useLiveRefetch } from '../order/use-live-refetch.ts';
import { quoteQuery } from './api/quotes.ts';

/** While staff has not answered: short enough that an answer appears by itself. */
const answerMs = 10_000;

/** Returns a quote that updates itself: an answer appears without a reload. */
export function useQuote(id: string) {
  const quote = useQuery(quoteQuery(id));
  const refetch = () => void quote.refetch();
  useLiveRefetch(
    refetch,
    quote.data?.status === 'REQUESTED' ? answerMs : undefined,
    (event) => 'quote' in event && event.quote === id,
  );
  return quote;
}
