import type { Endpoint } from './definitions/endpoint.ts';
import { endpointModules } from './generated/endpoints.ts';

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;
}

/** Every endpoint that the gateway routes; its limits and cache are derived from this list. */
export const publicEndpoints: readonly Endpoint[] = endpointModules
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isEndpoint);
