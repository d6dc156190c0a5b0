import { endpointOf } from './endpoint-of.ts';
import type { Interaction } from './interaction.ts';

/** Creates an interaction as it is read from a pact, with these changes. */
export function interaction(description: string, address: string, changes: Partial<Interaction> = {}): Interaction {
  const [method = '', target = ''] = address.split(' ');
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  return {
    pact: 'mf-chat-notify',
    description,
    given: [],
    method,
    path: pathname,
    endpoint: endpointOf(method, pathname),
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
    authorization: 'Bearer USER',
    body: undefined,
    status: 200,
    headers: {},
    response: { content: { description }, encoded: false },
    ...changes,
  };
}
