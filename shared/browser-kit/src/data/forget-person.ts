import type { Mutation, MutationCache, Query, QueryClient } from '@gvg/query';

const changes = new WeakMap<QueryClient, number>();

/** Returns how often the person of this client has changed. Responses from before the last change belong to another person. */
export const personChanges = (client: QueryClient): number => changes.get(client) ?? 0;

/**
 * Checks whether the response was rendered anonymously and fetched before the page started. Markup that is still to be hydrated needs it
 * unchanged.
 */
const isOfDocument = ({ state }: Query) => state.data !== undefined && state.dataUpdatedAt <= performance.timeOrigin;

/**
 * Handles a change of the person: drops every response except the document's, refetches those on screen, and drops the previous person's
 * writes.
 */
export async function forgetPerson(client: QueryClient): Promise<void> {
  changes.set(client, personChanges(client) + 1);
  client.getMutationCache().clear();
  client.removeQueries({ type: 'inactive', predicate: (query) => !isOfDocument(query) });
  await Promise.all([
    client.invalidateQueries({ type: 'inactive', refetchType: 'none' }),
    client.resetQueries({ predicate: (query) => query.isActive() || !isOfDocument(query) }),
  ]);
}

/** Suppresses the callbacks of a dropped write, so that the previous person's write changes nothing for the next one. */
export function silenceForgotten(
  cache: MutationCache,
  mutation: Mutation<unknown, unknown, unknown, unknown>,
): boolean {
  if ((cache.getAll() as readonly unknown[]).includes(mutation)) return false;
  const { onSuccess: _success, onError: _error, onSettled: _settled, ...rest } = mutation.options;
  mutation.setOptions(rest);
  return true;
}
