import type { Access, Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody, ErrorCode } from '@gvg/contracts/errors';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import { invalidInputs } from './invalid-inputs.ts';
import type { EndpointInput } from './invalid-inputs.ts';
import type { TestResponse, TestCaller, TestClient } from './test-client.ts';
import { testCallers } from './test-client.ts';

export interface EndpointRow<E extends Endpoint = Endpoint> {
  endpoint: E;
  /**
   * Creates input that must succeed for an authorised caller. Called for each request that may succeed, because creating the same entity
   * twice would fail.
   */
  validInput: (caller: TestCaller) => EndpointInput | Promise<EndpointInput>;
}

/** Error codes of every endpoint, in addition to those of its contract. */
const commonCodes: readonly ErrorCode[] = [
  'INVALID_ID',
  'INVALID_ENUM_VALUE',
  'INVALID_PAYLOAD',
  'INVALID_TOKEN',
  'INVALID_PERMISSION',
  'INVALID_ROLE',
  'TOO_MANY_REQUESTS',
];

const allowedCallers: Record<Exclude<Access, 'service'>, readonly TestCaller[]> = {
  public: testCallers,
  customer: ['guest', 'USER', 'ADMIN', 'SYSTEM_ADMIN'],
  user: ['USER', 'ADMIN', 'SYSTEM_ADMIN'],
  staff: ['ADMIN', 'SYSTEM_ADMIN'],
  system: ['SYSTEM_ADMIN'],
};

async function send(
  client: TestClient,
  endpoint: Endpoint,
  input: EndpointInput,
  as: TestCaller,
): Promise<TestResponse<ErrorBody>> {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return client[method]<ErrorBody>(fillPath(endpoint.path, input.params), {
    as,
    ...(input.query === undefined ? {} : { query: input.query }),
    ...(input.body === undefined ? {} : { body: input.body }),
    ...(input.headers === undefined ? {} : { headers: input.headers }),
  });
}

function expectSuccess(endpoint: Endpoint, response: TestResponse): void {
  expect({ status: response.status, text: response.status >= 400 ? response.text : '' }).toEqual({
    status: endpoint.status ?? 200,
    text: '',
  });
  if (endpoint.produces !== undefined) {
    expect(response.headers.get('content-type')).toContain(endpoint.produces);
    return;
  }
  const checked = endpoint.response.safeParse(response.body);
  expect(checked.error?.issues ?? []).toEqual([]);
}

/** Expects a 4xx response in the format of the contracts with an error code of the endpoint. */
function expectRejection(endpoint: Endpoint, response: TestResponse<ErrorBody>): void {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect([...commonCodes, ...endpoint.errors]).toContain(response.body.message);
  expect(response.body).toMatchObject({ statusCode: response.status, requestId: response.headers.get('x-request-id') });
}

/**
 * Defines one test for every endpoint and caller, and one for every invalid, missing or oversized input. The contract determines which
 * input is valid, so new fields are covered automatically.
 */
export function testEndpoints(rows: readonly EndpointRow[], client: () => TestClient): void {
  describe.each(rows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s',
    (_, { endpoint, validInput }) => {
      const allowed = allowedCallers[endpoint.access as Exclude<Access, 'service'>];

      test.each(testCallers)('called by %s', async (caller) => {
        const response = await send(client(), endpoint, await validInput(caller), caller);
        if (allowed.includes(caller)) {
          expectSuccess(endpoint, response);
          return;
        }
        expectRejection(endpoint, response);
        expect(response.body.message).toBe(caller === 'none' || caller === 'guest' ? 'INVALID_TOKEN' : 'INVALID_ROLE');
      });

      const caller = allowed.at(-1) as TestCaller;
      let shared: Promise<EndpointInput> | undefined;
      // A rejected request uses nothing up, so all of them can share one valid input.
      const sharedInput = () => (shared ??= Promise.resolve(validInput(caller)));

      test.each(invalidInputs(endpoint))('called with $name', async ({ corrupt, expected }) => {
        const input = await (expected === undefined ? validInput(caller) : sharedInput());
        const response = await send(client(), endpoint, corrupt(input), caller);
        if (response.status < 400 && expected === undefined) return;
        expectRejection(endpoint, response);
        if (expected !== undefined) expect(expected).toContain(response.body.message);
      });
    },
  );
}
