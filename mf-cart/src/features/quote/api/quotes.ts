import { apiListQuery, apiQuery, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput, ErrorReport } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';
import type { QueryClient } from '@gvg/query';

export const quoteQuery = (id: string) => apiQuery('getQuote', { params: { id } });

/** All quotes of the customer, latest first. */
export const quotesQuery = apiListQuery('listMyQuotes', {});

/** Quotes that wait for the customer, and those that wait for the shop. The first page suffices for either. */
export const answeredQuotesQuery = apiQuery('listMyQuotes', { query: { status: 'ANSWERED' } });
export const requestedQuotesQuery = apiQuery('listMyQuotes', { query: { status: 'REQUESTED' } });

/** A change of a quote also changes the cart's lines in it. */
function invalidateQuotes(client: QueryClient): void {
  for (const queryKey of [queryKeys.quotes, queryKeys.cart]) void client.invalidateQueries({ queryKey });
}

/** Requests prices of lines. By default, the caller shows a failure. */
export function useRequestQuote(onError: ErrorReport = 'silent') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'requestQuote'>) => pageContext().api.call('requestQuote', input),
    meta: { onError },
    onSuccess: () => invalidateQuotes(client),
  });
}

/** A customer's decision about a quote. Accepting and declining apply to one version of it. */
export type QuoteDecision = { decision: 'accept' | 'decline'; version: number } | { decision: 'withdraw' };

function sendDecision(id: string, decided: QuoteDecision) {
  const { api } = pageContext();
  const params = { id };
  if (decided.decision === 'withdraw') return api.call('withdrawQuote', { params });
  return api.call(decided.decision === 'accept' ? 'acceptQuote' : 'declineQuote', {
    params,
    body: { version: decided.version },
  });
}

export interface DecideQuoteOptions {
  onDecided: (decided: QuoteDecision) => void;
  onError: ErrorReport;
}

/** Sends the decision and shows the stored quote. Reloads it after a failure, because the decision may have come too late. */
export function useDecideQuote(id: string, { onDecided, onError }: DecideQuoteOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decided: QuoteDecision) => sendDecision(id, decided),
    meta: { onError },
    onSuccess(quote, decided) {
      client.setQueryData(quoteQuery(id).queryKey, quote);
      onDecided(decided);
    },
    onSettled: () => invalidateQuotes(client),
  });
}
