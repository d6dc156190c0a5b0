import { randomBytes } from 'node:crypto';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { ServiceHarness } from './service-harness.ts';
import type { TestResponse } from './test-client.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Call = <Body = Record<string, unknown>>(path: string, body?: unknown) => Promise<TestResponse<Body & ErrorBody>>;

/** A caller with their own id: a user by token, or a guest by cookie. */
export interface TestCustomer extends Record<Method, Call> {
  kind: 'user' | 'guest';
  id: string;
  headers: Record<string, string>;
}

type Caller = Pick<ServiceHarness, 'client' | 'keys'>;

function customer({ client }: Caller, fields: Pick<TestCustomer, 'kind' | 'id' | 'headers'>): TestCustomer {
  const call =
    (method: Method): Call =>
    <Body>(path: string, body?: unknown) =>
      client[method]<Body & ErrorBody>(path, { headers: fields.headers, ...(body === undefined ? {} : { body }) });
  return {
    ...fields,
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
  };
}

export async function newUser(
  harness: Caller,
  { id = randomBytes(12).toString('hex'), roles = ['USER'] }: { id?: string; roles?: Role[] } = {},
): Promise<TestCustomer> {
  return customer(harness, {
    kind: 'user',
    id,
    headers: { authorization: `Bearer ${await harness.keys.mint({ sub: id, roles })}` },
  });
}

export async function newGuest(harness: Caller, id = randomBytes(16).toString('hex')): Promise<TestCustomer> {
  return customer(harness, { kind: 'guest', id, headers: { cookie: await harness.keys.guestCookie(id) } });
}
