import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import type { OpenApiDocument } from './openapi/document.ts';

export interface RecordedResponse {
  method: string;
  /** Of the request, without its query. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

/** Literal segments take precedence over parameters: `/v1/orders/me` is not an order's id. */
const literalsOf = (path: string) => path.split('/').filter((segment) => !segment.startsWith(':')).length;

function endpointOf(method: string, path: string): string | undefined {
  return [...endpointsByName]
    .filter(([, endpoint]) => endpoint.method === method)
    .toSorted(([, one], [, other]) => literalsOf(other.path) - literalsOf(one.path))
    .find(([, endpoint]) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path))?.[0];
}

/**
 * Relaxes schemas for responses recorded in a pact, which contain only the members that the consumer reads and one item per list: nothing
 * is required, and `oneOf` may match several.
 */
function forParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forParts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !((name === 'required' && Array.isArray(member)) || name === 'minItems'))
      .map(([name, member]) => [name === 'oneOf' ? 'anyOf' : name, forParts(member)]),
  );
}

/**
 * Creates a function that reports errors of a response only by the document: an unknown call, status or media type, or a body that does not
 * match its schema. Empty if there are none. `partial`: members, or the body, may be missing.
 */
export function createResponseValidator(document: OpenApiDocument, { partial = false } = {}) {
  const schemaId = 'https://shop.example/openapi.json';
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...((partial ? forParts(document) : document) as object), $id: schemaId });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const escapeSegment = (segment: string) => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));

  return ({ method, path, status, contentType, body }: RecordedResponse): string => {
    const name = endpointOf(method, path);
    const found = operations.find(({ operation }) => operation.operationId === name);
    if (found === undefined) return `${method} ${path} is not described`;
    const pointer = ['paths', found.path, found.method, 'responses', String(status)];
    let response = found.operation.responses[String(status)];
    if (response === undefined) return `${name} is not described to answer ${status}`;
    if ('$ref' in response) {
      pointer.splice(0, pointer.length, ...response.$ref.slice(2).split('/'));
      response = document.components.responses[pointer.at(-1) as string];
    }
    const type = contentType.split(';')[0] as string;
    if (partial && type === '') return '';
    if (response === undefined || !('content' in response) || response.content === undefined)
      return type === '' ? '' : `${name} is described to answer ${status} without a body`;
    if (response.content[type] === undefined) return `${name} is not described to answer ${status} as ${type}`;
    if (type !== 'application/json') return '';
    const validate = ajv.getSchema(
      `${schemaId}#/${[...pointer, 'content', type, 'schema'].map(escapeSegment).join('/')}`,
    );
    if (validate === undefined) throw new Error(`no schema at ${pointer.join('/')}`);
    return validate(body) === true ? '' : `${name} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
