import type { CacheSubject, Endpoint } from '@gvg/contracts/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { EndpointMatch } from '../routing/endpoint-tree.ts';

/** Invalidation tag of a cached response: all entities of a subject, or one entity of it. */
export type Tag = CacheSubject | `${CacheSubject}:${string}`;

/**
 * A response about one entity depends on that entity and on all entities of the other subjects in its contract; a list depends on all
 * entities of its subject. So a product change invalidates that product and all product lists, and a category change all product responses.
 */
export function tagsOf({ endpoint, id }: EndpointMatch): readonly Tag[] {
  const [primary, ...others] = endpoint.cache ?? [];
  if (primary === undefined) return [];
  return [id === undefined ? primary : `${primary}:${id}`, ...others];
}

/** The tags to invalidate when the entity with this id has changed. */
export function invalidatedTags(subject: CacheSubject, id: string): readonly Tag[] {
  return [subject, `${subject}:${id}`];
}

const firstSegments = (path: string) => path.split('/').slice(0, 3).join('/');

/** A write affects the subject of the cached endpoints with the same first path segments: `/v1/products/status/:id` → product. */
const subjectByPath = new Map(publicEndpoints.flatMap(({ path, cache }) => (cache === undefined ? [] : [[firstSegments(path), cache[0]] as const])));

export function subjectOf({ path }: Endpoint): CacheSubject | undefined {
  return subjectByPath.get(firstSegments(path));
}
