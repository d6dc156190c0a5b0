import { isDeepStrictEqual } from 'node:util';
import { endpointOf } from './endpoint-of.ts';
import type { Interaction } from './interaction.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, readonly string[]>>;
  authorization: string | undefined;
  /** Undefined without a JSON body. */
  body: unknown;
}

const isSuccess = ({ status }: Interaction) => status < 400;

/** Returns how similar the queries are; higher is better. */
function likeness(one: RecordedRequest['query'], other: RecordedRequest['query']): number {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.reduce((sum, name) => {
    if (one[name] === undefined || other[name] === undefined) return sum - 1;
    return sum + (isDeepStrictEqual(one[name], other[name]) ? 2 : 1);
  }, 0);
}

/** Returns the criteria by which responses are compared, the most important first; higher is better. */
function suitability(interaction: Interaction, request: RecordedRequest, given: readonly string[]): number[] {
  const place = given.findIndex((state) => interaction.given.includes(state));
  return [
    place === -1 ? -given.length : -place,
    Number(interaction.path === request.path),
    Number(isDeepStrictEqual(interaction.query, request.query)),
    Number(isDeepStrictEqual(interaction.body, request.body)),
    Number(isSuccess(interaction)),
    Number(interaction.authorization === request.authorization),
    likeness(interaction.query, request.query),
  ];
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => (other[index] ?? 0) - value).find((difference) => difference !== 0) ?? 0;

/**
 * Returns the response for a request: one of the same endpoint, whatever the ids, the query and the body. A guest gets none that was
 * recorded for a user. Of several, one of a state in `given` comes first, then by the same path, query and body, a success, the caller's
 * role, the most similar query, and the order in the pacts.
 */
export function chooseInteraction(
  interactions: readonly Interaction[],
  request: RecordedRequest,
  given: readonly string[],
): Interaction | undefined {
  const endpoint = endpointOf(request.method, request.path);
  if (endpoint === undefined) return undefined;
  return interactions
    .filter(
      (interaction) =>
        interaction.endpoint === endpoint &&
        (interaction.authorization === undefined || request.authorization !== undefined),
    )
    .map((interaction) => ({ interaction, score: suitability(interaction, request, given) }))
    .toSorted((one, other) => compare(one.score, other.score))[0]?.interaction;
}

/** Returns the interactions to name for a request without a response: those of its endpoint, else of the same part of the API, else all. */
export function similarInteractions(interactions: readonly Interaction[], { method, path }: RecordedRequest): string[] {
  const part = (address: string) => address.split('/').slice(0, 3).join('/');
  const endpoint = endpointOf(method, path);
  const lists = [
    interactions.filter((one) => endpoint !== undefined && one.endpoint === endpoint),
    interactions.filter((one) => part(one.path) === part(path)),
    interactions,
  ];
  return (lists.find(({ length }) => length > 0) ?? []).map(
    ({ method: recordedMethod, path: recordedPath, description, pact, given, authorization }) =>
      [
        `${recordedMethod} ${recordedPath}: ${description} (${pact})`,
        ...(authorization === undefined ? [] : [`as ${authorization.replace('Bearer ', '')}`]),
        ...given.map((state) => `given ${state}`),
      ].join(', '),
  );
}
