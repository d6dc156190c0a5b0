/**
 * Returns the location of a redirect with the query keys of the request that it lacks, so that a shared link with a wrong slug retains its country and
 * campaign.
 */
export function redirectLocation(location: string, requestedQuery: string): string {
  if (requestedQuery === '') return location;
  const [path = '', query = ''] = location.split('?', 2);
  const merged = new URLSearchParams(query);
  for (const [key, value] of new URLSearchParams(requestedQuery)) if (!merged.has(key)) merged.set(key, value);
  return merged.size === 0 ? path : `${path}?${merged.toString()}`;
}
