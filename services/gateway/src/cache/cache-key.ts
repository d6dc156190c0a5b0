import type { Endpoint } from '@gvg/contracts/endpoint';

/** Keys that the contract knows, in the order of the contract: services ignore all others, so those must not make another answer of it. */
const queryKeysByEndpoint = new WeakMap<Endpoint, readonly string[]>();

function queryKeys(endpoint: Endpoint): readonly string[] {
  const keys = queryKeysByEndpoint.get(endpoint) ?? Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  queryKeysByEndpoint.set(endpoint, keys);
  return keys;
}

/** One key for all spellings of the same question. `query` begins with its question mark or is empty. */
export function cacheKey(endpoint: Endpoint, path: string, query: string): string {
  if (query === '') return path;
  const requested = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of queryKeys(endpoint)) for (const value of requested.getAll(key)) canonical.append(key, value);
  return canonical.size === 0 ? path : `${path}?${canonical.toString()}`;
}
