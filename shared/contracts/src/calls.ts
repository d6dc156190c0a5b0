import { calls } from './generated/calls.ts';
import type { EndpointModules } from './generated/endpoints.ts';

/**
 * Method and path of every endpoint that browsers call, by endpoint name. Plain data, so that browser bundles contain no zod schemas.
 * `calls.spec.ts` verifies that each entry matches its endpoint.
 */
export { calls };

type Calls = typeof calls;

export type CallName = keyof Calls;

/** Names of the calls with method GET. */
export type GetName = { [Name in CallName]: Calls[Name] extends `GET ${string}` ? Name : never }[CallName];

/** Type of the endpoint with this name. */
export type EndpointOfCall<Name extends CallName> = EndpointModules[Name];
