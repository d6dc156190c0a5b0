import type { Access, Endpoint } from '@gvg/contracts/endpoint';
import type { ErrorBody, ErrorCode } from '@gvg/contracts/errors';
import { badInputs } from './bad-inputs.ts';
import type { GivenInput } from './bad-inputs.ts';
import type { TestAnswer, TestCaller, TestClient } from './test-client.ts';
import { testCallers } from './test-client.ts';

export interface EndpointRow<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** Input that must succeed, made anew for each use: a second creation of the same thing would not. */
  right: () => GivenInput | Promise<GivenInput>;
}

/** Codes that every call may answer with, whatever its contract lists. */
const commonCodes: readonly ErrorCode[] = ['INVALID_ID', 'INVALID_ENUM_VALUE', 'INVALID_PAYLOAD', 'INVALID_TOKEN', 'INVALID_PERMISSION', 'INVALID_ROLE', 'TOO_MANY_REQUESTS'];

const allowedCallers: Record<Exclude<Access, 'service'>, readonly TestCaller[]> = {
  public: testCallers,
  customer: ['guest', 'USER', 'ADMIN', 'SYSTEM_ADMIN'],
  user: ['USER', 'ADMIN', 'SYSTEM_ADMIN'],
  staff: ['ADMIN', 'SYSTEM_ADMIN'],
  system: ['SYSTEM_ADMIN'],
};

function pathOf({ path }: Endpoint, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

async function ask(client: TestClient, endpoint: Endpoint, input: GivenInput, as: TestCaller): Promise<TestAnswer<ErrorBody>> {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return client[method]<ErrorBody>(pathOf(endpoint, input.params), {
    as,
    ...(input.query === undefined ? {} : { query: input.query }),
    ...(input.body === undefined ? {} : { body: input.body }),
  });
}

function expectSuccess(endpoint: Endpoint, answer: TestAnswer): void {
  expect({ status: answer.status, text: answer.status >= 400 ? answer.text : '' }).toEqual({ status: endpoint.status ?? 200, text: '' });
  const checked = endpoint.response.safeParse(answer.body);
  expect(checked.error?.issues ?? []).toEqual([]);
}

/** A refusal in the contracts' shape with a code that the call may answer with, and never a defect. */
function expectRefusal(endpoint: Endpoint, answer: TestAnswer<ErrorBody>): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect([...commonCodes, ...endpoint.errors]).toContain(answer.body.message);
  expect(answer.body).toMatchObject({ statusCode: answer.status, requestId: answer.headers.get('x-request-id') });
}

/**
 * Defines a test for every endpoint and every kind of caller, and one for every way its input can be wrong, missing or huge. The contract
 * itself says which input is right, so a new field is covered by being written down.
 */
export function testEndpoints(rows: readonly EndpointRow[], client: () => TestClient): void {
  describe.each(rows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))('%s', (_, { endpoint, right }) => {
    const allowed = allowedCallers[endpoint.access as Exclude<Access, 'service'>];

    test.each(testCallers)('asked by %s', async (caller) => {
      const answer = await ask(client(), endpoint, await right(), caller);
      if (allowed.includes(caller)) {
        expectSuccess(endpoint, answer);
        return;
      }
      expectRefusal(endpoint, answer);
      expect(answer.body.message).toBe(caller === 'none' || caller === 'guest' ? 'INVALID_TOKEN' : 'INVALID_ROLE');
    });

    test.each(badInputs(endpoint))('with $name', async ({ spoil, expected }) => {
      const answer = await ask(client(), endpoint, spoil(await right()), allowed.at(-1) as TestCaller);
      if (answer.status < 400 && expected === undefined) return;
      expectRefusal(endpoint, answer);
      if (expected !== undefined) expect(expected).toContain(answer.body.message);
    });
  });
}
