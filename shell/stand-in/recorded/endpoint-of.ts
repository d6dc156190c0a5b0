import { mostSpecificPattern } from '@gvg/contracts/paths';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';

/** The endpoint that a request is for; undefined when the contracts have none. */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  const candidates = publicEndpoints.filter((endpoint) => endpoint.method === method);
  const pattern = mostSpecificPattern(
    candidates.map((endpoint) => endpoint.path),
    path,
  );
  return candidates.find((endpoint) => endpoint.path === pattern);
}
