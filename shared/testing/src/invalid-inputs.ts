import type { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { ErrorCode } from '@gvg/contracts/errors';

export interface EndpointInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Such as the cookie of an earlier response. */
  headers?: Record<string, string>;
}

/** One way to make a valid input invalid. `expected`: the permitted error codes; undefined if the contract may accept the input. */
export interface InvalidInput {
  name: string;
  corrupt(validInput: EndpointInput): EndpointInput;
  expected: readonly ErrorCode[] | undefined;
}

const validationCodes = ['INVALID_ID', 'INVALID_ENUM_VALUE', 'INVALID_PAYLOAD'] as const satisfies readonly ErrorCode[];

/** Longer than any text of the contracts, shorter than the usual body limit. */
const hugeText = 'x'.repeat(200_000);
/** Larger than any body limit. */
const hugeBody = 'x'.repeat(1_200_000);

const wrongValues: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an unexpected text', 'nonsense'],
  ['an empty text', ''],
  ['a huge text', hugeText],
  ['a number below zero', -1],
  ['a huge number', 1e300],
  ['a list', [[]]],
  ['an object', { $ne: null }],
  ['a boolean', true],
];

function keysOf(schema: z.ZodType | undefined): string[] {
  const { shape } = (schema ?? {}) as { shape?: Record<string, z.ZodType> };
  return Object.keys(shape ?? {});
}

/** Returns whether the field's schema accepts this value. The request may still be rejected for another reason. */
function accepts(schema: z.ZodType | undefined, key: string, value: unknown): boolean {
  const field = (schema as unknown as { shape: Record<string, z.ZodType> }).shape[key];
  return field?.safeParse(value).success === true;
}

function invalidParams({ params }: Endpoint): InvalidInput[] {
  return keysOf(params).flatMap((key) =>
    ['nonsense', "'$ne", '../../etc', '%00', 'x'.repeat(2_000)].map((value) => ({
      name: `${key} in the path as ${value.slice(0, 12)}`,
      corrupt: (validInput: EndpointInput) => ({ ...validInput, params: { ...validInput.params, [key]: value } }),
      expected: accepts(params, key, value) ? undefined : validationCodes,
    })),
  );
}

function invalidQuery({ query }: Endpoint): InvalidInput[] {
  return keysOf(query).flatMap((key) =>
    ['nonsense', '', '-1', '1e300', '%00', 'x'.repeat(5_000)].map((value) => ({
      name: `${key} in the query as “${value.slice(0, 12)}”`,
      corrupt: (validInput: EndpointInput) => ({ ...validInput, query: { ...validInput.query, [key]: value } }),
      expected: accepts(query, key, value) ? undefined : validationCodes,
    })),
  );
}

function invalidFields({ body }: Endpoint): InvalidInput[] {
  return keysOf(body).flatMap((key) => [
    ...wrongValues.map(([what, value]) => ({
      name: `${key} as ${what}`,
      corrupt: (validInput: EndpointInput) => ({
        ...validInput,
        body: { ...(validInput.body as object), [key]: value },
      }),
      expected: accepts(body, key, value) ? undefined : validationCodes,
    })),
    {
      name: `no ${key}`,
      corrupt: (validInput: EndpointInput) => ({
        ...validInput,
        body: Object.fromEntries(Object.entries(validInput.body as object).filter(([name]) => name !== key)),
      }),
      expected: accepts(body, key, undefined) ? undefined : validationCodes,
    },
  ]);
}

function invalidBody(endpoint: Endpoint): InvalidInput[] {
  if (endpoint.body === undefined) return [];
  return [
    { name: 'a list as body', corrupt: (validInput) => ({ ...validInput, body: [] }), expected: validationCodes },
    {
      name: 'an unknown body key',
      corrupt: (validInput) => ({ ...validInput, body: { ...(validInput.body as object), surprise: true } }),
      expected: validationCodes,
    },
    {
      name: 'a body over the limit',
      corrupt: (validInput) => ({ ...validInput, body: { ...(validInput.body as object), surprise: hugeBody } }),
      expected: validationCodes,
    },
    {
      name: 'no body',
      corrupt: ({ body: _, ...validInput }) => validInput,
      expected: endpoint.body.safeParse({}).success ? undefined : validationCodes,
    },
    ...invalidFields(endpoint),
  ];
}

/** Returns all invalid inputs of this endpoint: each parameter, query key and field missing, of the wrong type, or oversized. */
export function invalidInputs(endpoint: Endpoint): InvalidInput[] {
  const all = [...invalidParams(endpoint), ...invalidQuery(endpoint), ...invalidBody(endpoint)];
  return all.length > 0
    ? all
    : [
        {
          name: 'an unknown query key',
          corrupt: (validInput) => ({ ...validInput, query: { surprise: 'yes' } }),
          expected: undefined,
        },
      ];
}
