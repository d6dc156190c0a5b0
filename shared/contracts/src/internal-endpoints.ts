import type { Endpoint } from './definitions/endpoint.ts';
import { internalEndpointModules } from './generated/internal-endpoints.ts';
import { isEndpoint } from './public-endpoints.ts';

/** Every endpoint that only services call, by contract name. */
export const internalEndpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  internalEndpointModules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
);
