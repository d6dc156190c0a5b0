import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

/** One page of quotes. The previous page stays until it has loaded. */
export const quotesQuery = (query: NonNullable<CallInput<'listQuotes'>['query']>) => ({
  ...apiQuery('listQuotes', { query }),
  placeholderData: keepPreviousData,
});

export const quoteQuery = (id: string) => apiQuery('getQuote', { params: { id } });

/** For the default fee and the validity of an answer in hours. */
export const cartSettingsQuery = apiQuery('getCartSettings', {});

/** Answers a quote. The form shows errors. */
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
