import type { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/endpoint';
import type { ErrorCode } from '@gvg/contracts/errors';

export interface GivenInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One way to spoil a right input. `expected`: the codes it must be refused with; undefined where the contract may take it. */
export interface BadInput {
  name: string;
  spoil(right: GivenInput): GivenInput;
  expected: readonly ErrorCode[] | undefined;
}

const refusals = ['INVALID_ID', 'INVALID_ENUM_VALUE', 'INVALID_PAYLOAD'] as const satisfies readonly ErrorCode[];

/** Longer than any text of the contracts, shorter than the largest body. */
const hugeText = 'x'.repeat(300_000);
/** Larger than the largest body. */
const hugeBody = 'x'.repeat(1_200_000);

const wrongValues: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a text nobody expects', 'nonsense'],
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

/** Whether the field takes this value; what it takes may still be refused for another reason. */
function takes(schema: z.ZodType | undefined, key: string, value: unknown): boolean {
  const field = (schema as unknown as { shape: Record<string, z.ZodType> }).shape[key];
  return field?.safeParse(value).success === true;
}

function spoiledParams({ params }: Endpoint): BadInput[] {
  return keysOf(params).flatMap((key) =>
    ['nonsense', "'$ne", '../../etc', '%00', 'x'.repeat(2_000)].map((value) => ({
      name: `${key} in the path as ${value.slice(0, 12)}`,
      spoil: (right: GivenInput) => ({ ...right, params: { ...right.params, [key]: value } }),
      expected: takes(params, key, value) ? undefined : refusals,
    })),
  );
}

function spoiledQuery({ query }: Endpoint): BadInput[] {
  return keysOf(query).flatMap((key) =>
    ['nonsense', '', '-1', '1e300', '%00', 'x'.repeat(5_000)].map((value) => ({
      name: `${key} in the query as “${value.slice(0, 12)}”`,
      spoil: (right: GivenInput) => ({ ...right, query: { ...right.query, [key]: value } }),
      expected: takes(query, key, value) ? undefined : refusals,
    })),
  );
}

function spoiledFields({ body }: Endpoint): BadInput[] {
  return keysOf(body).flatMap((key) => [
    ...wrongValues.map(([what, value]) => ({
      name: `${key} as ${what}`,
      spoil: (right: GivenInput) => ({ ...right, body: { ...(right.body as object), [key]: value } }),
      expected: takes(body, key, value) ? undefined : refusals,
    })),
    {
      name: `no ${key}`,
      spoil: (right: GivenInput) => ({ ...right, body: Object.fromEntries(Object.entries(right.body as object).filter(([name]) => name !== key)) }),
      expected: takes(body, key, undefined) ? undefined : refusals,
    },
  ]);
}

function spoiledBody(endpoint: Endpoint): BadInput[] {
  if (endpoint.body === undefined) return [];
  return [
    { name: 'a list as body', spoil: (right) => ({ ...right, body: [] }), expected: refusals },
    { name: 'an unknown body key', spoil: (right) => ({ ...right, body: { ...(right.body as object), surprise: true } }), expected: refusals },
    { name: 'a body over the limit', spoil: (right) => ({ ...right, body: { ...(right.body as object), surprise: hugeBody } }), expected: refusals },
    {
      name: 'no body',
      spoil: ({ params, query }) => ({ ...(params && { params }), ...(query && { query }) }),
      expected: endpoint.body.safeParse({}).success ? undefined : refusals,
    },
    ...spoiledFields(endpoint),
  ];
}

/** Every way to get this endpoint's input wrong: each parameter, query key and field, missing, of the wrong kind, or huge. */
export function badInputs(endpoint: Endpoint): BadInput[] {
  const all = [...spoiledParams(endpoint), ...spoiledQuery(endpoint), ...spoiledBody(endpoint)];
  return all.length > 0 ? all : [{ name: 'an unknown query key', spoil: (right) => ({ ...right, query: { surprise: 'yes' } }), expected: undefined }];
}
