import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

/** One page of quotes; the one before stays until it is there. */
export const quotesQuery = (query: NonNullable<CallInput<'listQuotes'>['query']>) => ({
  ...apiQuery('listQuotes', { query }),
  placeholderData: keepPreviousData,
});

export const quoteQuery = (id: string) => apiQuery('getQuote', { params: { id } });

/** For the fee that the shop takes where none is typed, and the hours that an answer holds. */
export const cartSettingsQuery = apiQuery('getCartSettings', {});

/** Answers a quote. The form shows a failure. */
export function useAnswerQuote(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'answerQuote'>) => pageContext().api.call('answerQuote', input),
    meta: { onError: 'silent' },
    onSuccess(quote) {
      client.setQueryData(quoteQuery(quote._id).queryKey, quote);
      onDone();
    },
    onSettled() {
      for (const queryKey of [queryKeys.quotes, keyOf('/v1/dashboard')]) void client.invalidateQueries({ queryKey });
    },
  });
}
