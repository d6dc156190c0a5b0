import type { Mutation, MutationCache, Query, QueryClient } from '@gvg/query';

const changes = new WeakMap<QueryClient, number>();

/** How often the person of this client has changed: what was read before the last change belongs to somebody else. */
export const personChanges = (client: QueryClient): number => changes.get(client) ?? 0;

/** Rendered for nobody and fetched before the page began: markup that is still to be hydrated needs it as it is. */
const isOfDocument = ({ state }: Query) => state.data !== undefined && state.dataUpdatedAt <= performance.timeOrigin;

/** The person has changed: drops every response but the document's, refetches those on screen, and forgets the writes of the person before. */
export async function forgetPerson(client: QueryClient): Promise<void> {
  changes.set(client, personChanges(client) + 1);
  client.getMutationCache().clear();
  client.removeQueries({ type: 'inactive', predicate: (query) => !isOfDocument(query) });
  await Promise.all([
    client.invalidateQueries({ type: 'inactive', refetchType: 'none' }),
    client.resetQueries({ predicate: (query) => query.isActive() || !isOfDocument(query) }),
  ]);
}

/** A write of the person before, which the cache has dropped, must change nothing that the next one sees: its callbacks are not called. */
export function silenceForgotten(
  cache: MutationCache,
  mutation: Mutation<unknown, unknown, unknown, unknown>,
): boolean {
  if ((cache.getAll() as readonly unknown[]).includes(mutation)) return false;
  const { onSuccess: _success, onError: _error, onSettled: _settled, ...rest } = mutation.options;
  mutation.setOptions(rest);
  return true;
}
