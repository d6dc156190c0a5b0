import type { CacheSubject, Endpoint } from '@gvg/contracts/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import type { EndpointMatch } from '../routing/endpoint-tree.ts';

/** What a kept answer is found by when something changes: all answers made of a subject, or those made of one of them. */
export type Tag = CacheSubject | `${CacheSubject}:${string}`;

/**
 * An answer about one thing hangs on that one, and on whatever else it shows or hides by; a list hangs on all of its subject. So a product's
 * change empties its own page and all lists of products, and a category's all pages of products too.
 */
export function tagsOf({ endpoint, id }: EndpointMatch): readonly Tag[] {
  const [primary, ...others] = endpoint.cache ?? [];
  if (primary === undefined) return [];
  return [id === undefined ? primary : `${primary}:${id}`, ...others];
}

/** What is emptied when the thing of this id has changed. */
export function invalidatedTags(subject: CacheSubject, id: string): readonly Tag[] {
  return [subject, `${subject}:${id}`];
}

const firstSegments = (path: string) => path.split('/').slice(0, 3).join('/');

/** A change that passes through this gateway is of the subject whose reading stands beside it: `/v1/products/status/:id` → product. */
const subjectByPath = new Map(publicEndpoints.flatMap(({ path, cache }) => (cache === undefined ? [] : [[firstSegments(path), cache[0]] as const])));

export function subjectOf({ path }: Endpoint): CacheSubject | undefined {
  return subjectByPath.get(firstSegments(path));
}
