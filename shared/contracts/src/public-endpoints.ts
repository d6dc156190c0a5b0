import type { Endpoint } from './definitions/endpoint.ts';
import { endpointModules } from './generated/endpoints.ts';

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;
}

/** Every endpoint that the gateway routes, by contract name. */
export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  endpointModules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
);

/** Every endpoint that the gateway routes. Its limits and cache are derived from this list. */
export const publicEndpoints: readonly Endpoint[] = [...endpointsByName.values()];

/** Other exports of the endpoint modules by name, such as schemas that several endpoints share. */
export const sharedExports: ReadonlyMap<string, unknown> = new Map(
  endpointModules.flatMap((module) => Object.entries<unknown>(module)).filter(([, value]) => !isEndpoint(value)),
);
