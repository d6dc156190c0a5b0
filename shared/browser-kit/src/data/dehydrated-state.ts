import { dehydrate, hashKey } from '@gvg/query';
import type { DehydratedState, Query, QueryClient } from '@gvg/query';
import { addressOfKey, keyOf } from './query-key.ts';

/** All loaded responses by address, sent to the browser with the markup rendered from them. */
export const responsesOf = (client: QueryClient): Record<string, unknown> =>
  Object.fromEntries(dehydrate(client).queries.map(({ queryKey, state }) => [addressOfKey(queryKey), state.data]));

/** The state for a `HydrationBoundary`, from the responses that a server had at `fetchedAt` (epoch milliseconds). */
export function dehydratedState(responses: Record<string, unknown>, fetchedAt: number): DehydratedState {
  const state = {
    dataUpdateCount: 0,
    dataUpdatedAt: fetchedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  } as const;
  const queries = Object.entries(responses).map(([address, data]) => ({
    queryKey: keyOf(address),
    queryHash: hashKey(keyOf(address)),
    dehydratedAt: fetchedAt,
    state: { ...state, data },
  }));
  return { queries, mutations: [] };
}

/** Whether the cache holds other responses than the document was rendered from: React then renders again what does not fit, which is no error. */
export function differsFromDocument(client: QueryClient, responses: Record<string, unknown>): boolean {
  const isCached = ([address, response]: [string, unknown]) => client.getQueryData(keyOf(address)) === response;
  const isOfDocument = ({ queryKey, state }: Query) => state.data === undefined || addressOfKey(queryKey) in responses;
  return !Object.entries(responses).every(isCached) || !client.getQueryCache().getAll().every(isOfDocument);
}
