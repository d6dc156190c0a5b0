import type { Endpoint } from '@gvg/contracts/endpoint';

/** Query keys in the order of the contract. Services ignore all others, so those must not create separate cache entries. */
const queryKeysByEndpoint = new WeakMap<Endpoint, readonly string[]>();

function queryKeys(endpoint: Endpoint): readonly string[] {
  const keys = queryKeysByEndpoint.get(endpoint) ?? Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  queryKeysByEndpoint.set(endpoint, keys);
  return keys;
}

/** Returns one target (path and query) for all equivalent queries. `query` starts with its question mark or is empty. */
export function canonicalTarget(endpoint: Endpoint, path: string, query: string): string {
  if (query === '') return path;
  const requested = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of queryKeys(endpoint)) for (const value of requested.getAll(key)) canonical.append(key, value);
  return canonical.size === 0 ? path : `${path}?${canonical.toString()}`;
}
