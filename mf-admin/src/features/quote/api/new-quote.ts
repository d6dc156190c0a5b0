import { keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useMutation, useQueryClient } from '@gvg/query';
import { quoteQuery } from '../../quotes/api/quotes.ts';

/** Sends a quote to a customer who has not requested it in the shop. The form shows errors. */
export function useQuoteForCustomer(onDone: (quote: Quote) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'quoteForCustomer'>['body']) => pageContext().api.call('quoteForCustomer', { body }),
    meta: { onError: 'silent' },
    onSuccess(quote) {
      client.setQueryData(quoteQuery(quote._id).queryKey, quote);
      onDone(quote);
    },
    onSettled() {
      for (const queryKey of [queryKeys.quotes, keyOf('/v1/dashboard')]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Reads the page of a pasted link, as the customer's form does. */
export const useLinkReader = () =>
  useMutation({
    mutationFn: (url: string) => pageContext().api.call('readLink', { body: { url } }),
    meta: { onError: 'silent' },
  });
