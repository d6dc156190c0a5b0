import type { CacheSubject, Endpoint } from './endpoint.ts';
import { mostSpecificPattern } from '../paths.ts';
import { publicEndpoints } from '../public-endpoints.ts';

/** Invalidation tag of a cached response: all entities of a subject, or one entity of it. */
export type CacheTag = CacheSubject | `${CacheSubject}:${string}`;

/**
 * A response about one entity depends on that entity and on all entities of the other subjects in its contract. A list depends on all
 * entities of its subject. So a product change invalidates that product and all product lists, and a category change all product responses.
 */
export function tagsOf({ cache }: Endpoint, id: string | undefined): readonly CacheTag[] {
  const [primary, ...others] = cache ?? [];
  if (primary === undefined) return [];
  return [id === undefined ? primary : `${primary}:${id}`, ...others];
}

/** Returns the tags to invalidate after a change of the entity with this id. */
export function invalidatedTags(subject: CacheSubject, id: string): readonly CacheTag[] {
  return [subject, `${subject}:${id}`];
}

/** Returns the tags to invalidate after a successful call of the endpoint with this id in its path. */
export function tagsOfWrite({ invalidates = [] }: Endpoint, id: string | undefined): readonly CacheTag[] {
  const [primary, ...others] = invalidates;
  if (primary === undefined) return [];
  return [...(id === undefined ? [primary] : invalidatedTags(primary, id)), ...others];
}

const readEndpoints = new Map<string, Endpoint>(
  publicEndpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
);
const readPatterns = [...readEndpoints.keys()];

/** Returns the tags of the response at an API address (path and query), undefined if the contracts do not allow caching it. */
function tagsOfRead(address: string): readonly CacheTag[] | undefined {
  const [path = ''] = address.split('?', 1);
  const endpoint = readEndpoints.get(mostSpecificPattern(readPatterns, path) ?? '');
  if (endpoint?.cache === undefined) return undefined;
  return tagsOf(endpoint, endpoint.path.endsWith('/:id') ? path.split('/').at(-1) : undefined);
}

/** Returns the tags of contents built from the API responses at these addresses, undefined if one of them must not be cached. */
export function tagsOfReads(addresses: readonly string[]): readonly CacheTag[] | undefined {
  const tags = new Set<CacheTag>();
  for (const address of addresses) {
    const tagsOfOne = tagsOfRead(address);
    if (tagsOfOne === undefined) return undefined;
    for (const tag of tagsOfOne) tags.add(tag);
  }
  return [...tags];
}
