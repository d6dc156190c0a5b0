import { z } from 'zod';
import { requestLimits } from '@gvg/contracts/definitions/endpoint';
import type { Access, Endpoint, LimitClass } from '@gvg/contracts/definitions/endpoint';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import { uploadFieldsSchema, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { descriptions } from '../generated/descriptions.ts';
import type { JsonSchema } from '../json-schema.ts';
import { sentenceOf } from '../words.ts';
import type { Method, OpenApiDocument, Operation, Parameter, SecurityRequirement } from './document.ts';
import { describeEndpointSchemas } from './endpoint-schemas.ts';
import type { Endpoints, EndpointSchemas } from './endpoint-schemas.ts';
import { errorResponses, errorSchemas, errorsOf } from './errors.ts';
import { headers, jsonResponseOf, successOf } from './responses.ts';

const token: SecurityRequirement = { accessToken: [] };

const guest: SecurityRequirement = { guestSession: [] };

const securityByAccess: Record<Access, readonly SecurityRequirement[]> = {
  public: [{}, token],
  customer: [token, guest],
  user: [token],
  staff: [token],
  system: [token],
  service: [],
};

/** Sign-in moves the guest's data to the user, and a guest with a valid cookie keeps it. */
const knowsGuests = (endpoint: Endpoint): boolean =>
  endpoint === (beginGuestSession as Endpoint) ||
  (endpoint.response instanceof z.ZodObject && 'mergedGuest' in endpoint.response.shape);

const securityOf = (endpoint: Endpoint): readonly SecurityRequirement[] =>
  knowsGuests(endpoint) ? [{}, guest] : securityByAccess[endpoint.access];

const callersOf: Record<Access, string> = {
  public: 'Anybody.',
  customer: 'A signed-in user, or a guest.',
  user: 'A signed-in user.',
  staff: 'Staff: the role ADMIN or SYSTEM_ADMIN.',
  system: 'The role SYSTEM_ADMIN.',
  service: 'Another service of the site.',
};

/** Ratio of the limit per user to that per address (rules/errors.md). */
const userFactor = 2;

const limitText = (limit: LimitClass) =>
  `${requestLimits[limit]} calls of class \`${limit}\` a minute from one address, ${requestLimits[limit] * userFactor} by one user.`;

/** `/v1/orders/:id` → `/v1/orders/{id}`. */
const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** The service and the resource of its endpoint: `cart: orders`. */
const tagOf = ({ service, path }: Endpoint) => `${service}: ${path.split('/')[2] as string}`;

function parametersIn(location: 'path' | 'query', schema: JsonSchema): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...value }]) => ({
    name,
    in: location,
    ...(location === 'path' || schema.required?.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema: value,
  }));
}

function requestBodyOf(endpoint: Endpoint, schemas: EndpointSchemas): Operation['requestBody'] {
  if (endpoint === (uploadPicture as Endpoint)) {
    const fields = schemas.of(uploadFieldsSchema, 'input');
    const file: JsonSchema = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema: { allOf: [file, fields] } } } };
  }
  if (endpoint.consumes !== undefined) return { required: true, content: { '*/*': { schema: {} } } };
  if (endpoint.body === undefined) return undefined;
  const required = !endpoint.body.safeParse(undefined).success;
  return { required, content: { 'application/json': { schema: schemas.of(endpoint.body, 'input') } } };
}

function operationOf(name: string, endpoint: Endpoint, schemas: EndpointSchemas): Operation {
  const { access, limit, params, query } = endpoint;
  const input = (schema: z.ZodType | undefined) => (schema === undefined ? {} : schemas.of(schema, 'input'));
  const response = jsonResponseOf(endpoint);
  const [status, success] = successOf(endpoint, response && schemas.of(response, 'output'));
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: name,
    summary: sentenceOf(name),
    description: [
      ...(descriptions[name] === undefined ? [] : [descriptions[name]]),
      `Callers: ${callersOf[access]}`,
      `Limit: ${limitText(limit)}`,
    ].join('\n\n'),
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    parameters: [
      ...parametersIn('path', input(params)),
      ...parametersIn('query', input(query)),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(requestBody && { requestBody }),
    responses: { [status]: success, ...errorsOf(endpoint) },
  };
}

const introduction = `What the pages of the shop call, and any other client may. The addresses are relative to this document.

**Who calls.** \`POST /v1/auth/sign-in\` answers with an access token of 15 minutes, sent as \`Authorization: Bearer …\`, and a refresh token of one use for \`POST /v1/auth/refresh-token\`. A guest is who sends the cookie \`${guestCookieName}\` that \`GET /v1/auth/session\` sets. A call that needs neither may be made with a token all the same: staff then sees more.

**Errors** have one shape, \`Error\`, whose \`message\` is a code. Texts of \`details\` follow \`Accept-Language\`: Vietnamese (\`vi\`) or English (\`en\`).

**Repeating.** Calls that make something of value, such as \`placeOrder\`, take an \`idempotencyKey\` in their body: the same key with the same body answers the same result once more. What counts its changes has a \`revision\`; sent along with a change it makes the call fail with \`VERSION_CONFLICT\` if somebody else was faster.

**Values.** Ids are 24 hexadecimal digits. Money is in whole Vietnamese dongs, weight in grams, lengths in millimetres. Instants are ISO 8601 in UTC, with \`Z\`.

**Limits** are counted in classes by the minute, for an address and for a user: 429 with \`Retry-After\` beyond them. JSON bodies have at most 256 KB unless a call takes more.

**Changes** are additive: members and codes may be added to answers, so ignore what you do not know.`;

/** Returns OpenAPI 3.1 of the endpoints from the contracts, by default of every one that the gateway routes. */
export function describeApi(endpoints: Endpoints = endpointsByName): OpenApiDocument {
  const schemas = describeEndpointSchemas(endpoints);
  const paths: OpenApiDocument['paths'] = {};
  const tags = new Map<string, string>();
  for (const [name, endpoint] of endpoints) {
    const path = (paths[pathOf(endpoint)] ??= {});
    path[endpoint.method.toLowerCase() as Method] = operationOf(name, endpoint, schemas);
    tags.set(tagOf(endpoint), endpoint.service);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Goods Viet Goods',
      version: '1.0.0',
      summary: 'A shop for Vietnamese goods that buys for people abroad.',
      description: introduction,
    },
    servers: [{ url: '/', description: 'The site that serves this document.' }],
    tags: [...tags].toSorted().map(([name, service]) => ({ name, description: `Answered by ${service}.` })),
    paths,
    components: {
      schemas: { ...schemas.components(), ...errorSchemas },
      responses: errorResponses,
      headers,
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of texts for people: `vi`, which is the default, or `en`.',
          schema: { type: 'string', examples: ['en'] },
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guestSession: {
          type: 'apiKey',
          in: 'cookie',
          name: guestCookieName,
          description: 'Set by `GET /v1/auth/session`.',
        },
      },
    },
  };
}
