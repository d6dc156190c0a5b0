import type { QueryClient } from '@gvg/query';

/** The person has changed: drops every response, refetches those on screen, and forgets the writes of the person before. */
export async function forgetPerson(client: QueryClient): Promise<void> {
  client.getMutationCache().clear();
  client.removeQueries({ type: 'inactive' });
  await client.resetQueries();
}
