import { isWrite } from '@gvg/contracts/definitions/endpoint';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { errorCodes, errorStatus } from '@gvg/contracts/errors';
import type { ErrorCode } from '@gvg/contracts/errors';
import { errorTexts } from '@gvg/contracts/generated/error-texts.en';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { JsonSchema } from '../json-schema.ts';
import type { Reference, ResponseObject } from './document.ts';
import { headerRef } from './responses.ts';

/** The format of every error (`ErrorBody` of the contracts). */
export const errorSchemas: Record<'Error' | 'ErrorDetail', JsonSchema> = {
  Error: {
    description: 'The body of every failed call. New codes may come: go by the status where a code is not known.',
    type: 'object',
    properties: {
      statusCode: { type: 'integer', minimum: 400, maximum: 599 },
      message: { type: 'string', description: 'The code of the error.', enum: errorCodes },
      requestId: { type: 'string' },
      details: {
        type: 'array',
        description: 'One for each invalid field, at most 20.',
        items: { $ref: '#/components/schemas/ErrorDetail' },
      },
      current: { description: 'With VERSION_CONFLICT: what it is now.' },
      challenge: {
        type: 'string',
        description: 'With SECOND_FACTOR_REQUIRED: names the sign-in that waits for a code.',
      },
      mustSetUp: {
        type: 'boolean',
        description: 'With SECOND_FACTOR_REQUIRED: the second factor has to be set up first.',
      },
    },
    required: ['statusCode', 'message', 'requestId'],
  },
  ErrorDetail: {
    type: 'object',
    properties: {
      path: { type: 'string', description: 'The field, such as `name.vi`.' },
      code: { type: 'string', description: 'For programs, such as `REQUIRED`.' },
      message: { type: 'string', description: 'For people, in the language of the request.' },
      maximum: { type: 'integer', description: 'With CART_AMOUNT_NOT_ENOUGH: the most pieces that there are.' },
    },
    required: ['path', 'code', 'message'],
  },
};

const texts: Readonly<Record<ErrorCode, string>> = errorTexts;

const describeCodes = (codes: readonly ErrorCode[]) => codes.map((code) => `\`${code}\`: ${texts[code]}`).join('\n\n');

function errorResponse(status: string, codes: readonly ErrorCode[]): ResponseObject {
  const mayBeRepeated = status === '429' || status === '503';
  return {
    description: describeCodes(codes),
    headers: {
      'X-Request-Id': headerRef('X-Request-Id'),
      ...(mayBeRepeated && { 'Retry-After': headerRef('Retry-After') }),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { message: { enum: codes } } }],
        },
        example: {
          statusCode: Number(status),
          message: codes[0],
          requestId: '0af7651916cd43dd8448eb211c80319c',
        },
      },
    },
  };
}

const invalidInput: readonly ErrorCode[] = ['INVALID_PAYLOAD', 'INVALID_ENUM_VALUE', 'INVALID_ID'];

/** Responses shared by many operations, by the name of their component. */
const sharedErrors: Record<string, { status: string; codes: readonly ErrorCode[] }> = {
  InvalidInput: { status: '400', codes: invalidInput },
  NotSignedIn: { status: '401', codes: ['INVALID_TOKEN', 'INVALID_PERMISSION'] },
  WrongRole: { status: '403', codes: ['INVALID_ROLE'] },
  TooSlow: { status: '408', codes: ['INVALID_PAYLOAD'] },
  TooLarge: { status: '413', codes: ['INVALID_PAYLOAD'] },
  TooManyRequests: { status: '429', codes: ['TOO_MANY_REQUESTS'] },
  GeneralError: { status: '500', codes: ['GENERAL_ERROR'] },
  BadGateway: { status: '502', codes: ['BAD_GATEWAY'] },
  ServiceUnavailable: { status: '503', codes: ['SERVICE_UNAVAILABLE'] },
  GatewayTimeout: { status: '504', codes: ['GATEWAY_TIMEOUT'] },
};

export const errorResponses: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(sharedErrors).map(([name, { status, codes }]) => [name, errorResponse(status, codes)]),
);

/** Returns the shared responses that an operation may return. */
function sharedOf({ access, params, query, body, ...endpoint }: Endpoint, isUpload: boolean): string[] {
  const hasBody = body !== undefined || isUpload;
  return [
    ...(params === undefined && query === undefined && !hasBody ? [] : ['InvalidInput']),
    'NotSignedIn',
    ...(access === 'staff' || access === 'system' ? ['WrongRole'] : []),
    ...(isWrite(endpoint) || hasBody ? ['TooSlow'] : []),
    ...(hasBody ? ['TooLarge'] : []),
    'TooManyRequests',
    'GeneralError',
    'BadGateway',
    'ServiceUnavailable',
    'GatewayTimeout',
  ];
}

/** Returns the status of a code. FILE_NOT_FOUND is 404 if the path names the picture, and 400 if it is missing in an upload form. */
const statusOf = ({ path }: Endpoint, code: ErrorCode): number =>
  code === 'FILE_NOT_FOUND' && path.includes('/:name') ? 404 : errorStatus[code];

/** Returns every failed response of an operation by status, with its codes. */
export function errorsOf(endpoint: Endpoint): Record<string, ResponseObject | Reference> {
  const shared = sharedOf(endpoint, endpoint === (uploadPicture as Endpoint));
  const answers = new Map<string, { name?: string; codes: Set<ErrorCode> }>();
  for (const name of shared) {
    const { status, codes } = sharedErrors[name] as { status: string; codes: readonly ErrorCode[] };
    answers.set(status, { name, codes: new Set(codes) });
  }
  for (const code of endpoint.errors) {
    const status = String(statusOf(endpoint, code));
    const answer = answers.get(status);
    if (answer?.codes.has(code) === true) continue;
    answers.set(status, { codes: new Set([code, ...(answer?.codes ?? [])]) });
  }
  return Object.fromEntries(
    [...answers].map(([status, { name, codes }]) => [
      status,
      name === undefined ? errorResponse(status, [...codes]) : { $ref: `#/components/responses/${name}` },
    ]),
  );
}
