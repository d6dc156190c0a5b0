import type { DataClient } from '../data/data-client.ts';
import { addressOfKey, isListKey } from '../data/query-key.ts';

/** All loaded responses by address, sent to the browser with the markup rendered from them. Lists are rebuilt there from their first page. */
export function dehydrate({ queries }: DataClient): Record<string, unknown> {
  const loaded = queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && !isListKey(queryKey) });
  return Object.fromEntries(loaded.map(({ queryKey, state }) => [addressOfKey(queryKey), state.data]));
}
