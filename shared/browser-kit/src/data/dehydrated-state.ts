import { QueryClient, dehydrate } from '@gvg/query';
import type { DehydratedState, Query } from '@gvg/query';
import { addressOfKey, keyOf } from './query-key.ts';

/** Returns all loaded responses by address, to send to the browser with the markup rendered from them. */
export const responsesOf = (client: QueryClient): Record<string, unknown> =>
  Object.fromEntries(dehydrate(client).queries.map(({ queryKey, state }) => [addressOfKey(queryKey), state.data]));

/** Returns the state for a `HydrationBoundary` from responses that a server fetched at `fetchedAt` (epoch milliseconds). */
export function dehydratedState(responses: Record<string, unknown>, fetchedAt: number): DehydratedState {
  const client = new QueryClient();
  for (const [address, data] of Object.entries(responses))
    client.setQueryData(keyOf(address), data, { updatedAt: fetchedAt });
  const state = dehydrate(client);
  client.clear();
  return state;
}

/**
 * Returns whether the cache contains other responses than the document was rendered from. React then renders mismatches again, which is not
 * an error.
 */
export function differsFromDocument(client: QueryClient, responses: Record<string, unknown>): boolean {
  const isCached = ([address, response]: [string, unknown]) => client.getQueryData(keyOf(address)) === response;
  const isOfDocument = ({ queryKey, state }: Query) => state.data === undefined || addressOfKey(queryKey) in responses;
  return !Object.entries(responses).every(isCached) || !client.getQueryCache().getAll().every(isOfDocument);
}
