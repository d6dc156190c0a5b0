import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';

/** Returns the endpoint of a request; undefined if the contracts have none. */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  const candidates = publicEndpoints.filter((endpoint) => endpoint.method === method);
  const pattern = mostSpecificPattern(
    candidates.map((endpoint) => endpoint.path),
    path,
  );
  return candidates.find((endpoint) => endpoint.path === pattern);
}
