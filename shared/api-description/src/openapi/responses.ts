import type { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { beginGoogleSignIn, endGoogleSignIn } from '@gvg/contracts/identity/http/auth';
import { getPicture } from '@gvg/contracts/upload/http/upload';
import type { JsonSchema } from '../json-schema.ts';
import type { Header, Reference, ResponseObject } from './document.ts';

/** Endpoints that redirect a browser. Their services send the redirect themselves, and no page calls them by script. */
const redirects: ReadonlySet<Endpoint> = new Set<Endpoint>([beginGoogleSignIn, endGoogleSignIn]);

const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

/** Returns the schema of the JSON in a successful response, undefined without JSON. */
export function jsonResponseOf(endpoint: Endpoint): z.ZodType | undefined {
  const hasNone =
    endpoint.status === 204 ||
    endpoint.produces !== undefined ||
    (endpoint as Endpoint) === getPicture ||
    redirects.has(endpoint);
  return hasNone ? undefined : endpoint.response;
}

export const headerRef = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

const text = (description: string): Header => ({ description, schema: { type: 'string' } });

/** Response headers of several operations. */
export const headers: Record<string, Header> = {
  'X-Request-Id': text('Names the request in the logs of the shop; the same as `requestId` of an error.'),
  ETag: text('Send it back as `If-None-Match`: 304 without a body while nothing has changed.'),
  'Retry-After': {
    description: 'Seconds after which the call may be repeated.',
    schema: { type: 'integer', minimum: 0 },
  },
};

/** Returns status and description of a successful response. `schema` describes its JSON. */
export function successOf(endpoint: Endpoint, schema: JsonSchema | undefined): [string, ResponseObject] {
  const common = { 'X-Request-Id': headerRef('X-Request-Id') };
  if (redirects.has(endpoint))
    return ['302', { description: 'The next page.', headers: { ...common, Location: text('Its address.') } }];
  if (endpoint.status === 204) return ['204', { description: 'Done.', headers: common }];
  const response: ResponseObject = {
    description: endpoint.status === 201 ? 'Created.' : 'Done.',
    headers: {
      ...common,
      ...(endpoint.cache === undefined ? {} : { ETag: headerRef('ETag') }),
      ...(endpoint === (beginGuestSession as Endpoint) && {
        'Set-Cookie': text('`GUEST_SESSION_ID`, for a guest who has no valid one.'),
      }),
      ...(endpoint.produces !== undefined && { 'Content-Disposition': text('The name of the file.') }),
    },
  };
  if (endpoint === (getPicture as Endpoint))
    response.content = Object.fromEntries(pictureTypes.map((type) => [type, { schema: {} }]));
  else if (endpoint.produces !== undefined) response.content = { [endpoint.produces]: { schema: { type: 'string' } } };
  else if (schema !== undefined) response.content = { 'application/json': { schema } };
  return [String(endpoint.status ?? 200), response];
}
