import type { Endpoint } from '@gvg/contracts/endpoint';

/** Keys that the contract knows, in the order of the contract: services ignore all others, so those must not make another answer of it. */
const knownKeys = new WeakMap<Endpoint, readonly string[]>();

function queryKeys(endpoint: Endpoint): readonly string[] {
  const known = knownKeys.get(endpoint) ?? Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  knownKeys.set(endpoint, known);
  return known;
}

/** One key for all spellings of the same question. `query` begins with its question mark or is empty. */
export function cacheKey(endpoint: Endpoint, path: string, query: string): string {
  if (query === '') return path;
  const given = new URLSearchParams(query);
  const asked = new URLSearchParams();
  for (const key of queryKeys(endpoint)) for (const value of given.getAll(key)) asked.append(key, value);
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}
