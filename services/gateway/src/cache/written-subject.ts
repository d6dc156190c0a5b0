import type { CacheSubject, Endpoint } from '@gvg/contracts/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';

const firstSegments = (path: string) => path.split('/').slice(0, 3).join('/');

/** A write affects the subject of the cached endpoints with the same first path segments: `/v1/products/status/:id` → product. */
const subjectByPath = new Map(
  publicEndpoints.flatMap(({ path, cache }) => (cache === undefined ? [] : [[firstSegments(path), cache[0]] as const])),
);

export function subjectOf({ path }: Endpoint): CacheSubject | undefined {
  return subjectByPath.get(firstSegments(path));
}
