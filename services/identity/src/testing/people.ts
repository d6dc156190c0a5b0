import { randomBytes } from 'node:crypto';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { TestRequest, TestResponse } from '@gvg/testing/test-client';
import { bearer, newPerson, signInCalls } from './identity-harness.ts';
import type { IdentityHarness } from './identity-harness.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Call = <Body = Record<string, unknown>>(
  path: string,
  body?: unknown,
  request?: TestRequest,
) => Promise<TestResponse<Body & ErrorBody>>;

/** A signed-in person of a test, who makes calls with the sign-in's token. */
export type SignedInPerson = Record<Method, Call> &
  AuthResult & { id: string; sid: string; email: string; password: string };

export interface PersonOptions {
  roles?: Role[];
  emailVerified?: boolean;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Creates calls with `session`, whose account is `person`. */
export function callsOf(
  { client }: IdentityHarness,
  session: AuthResult,
  person: { email: string; password: string },
): SignedInPerson {
  const callBy =
    (method: Method): Call =>
    (path, body, request = {}) =>
      client[method](path, { ...request, body, headers: { ...bearer(session), ...request.headers } });
  const calls = Object.fromEntries(methods.map((method) => [method, callBy(method)])) as Record<Method, Call>;
  const [sid = ''] = session.refreshToken.split('.');
  return { ...calls, ...session, ...person, id: session.user._id, sid };
}

/** Registers a person and sets the roles before the sign-in, whose token the calls use. */
export async function signedInPerson(
  identity: IdentityHarness,
  { roles = ['USER'], emailVerified = true }: PersonOptions = {},
): Promise<SignedInPerson> {
  const person = { ...newPerson(), displayName: `Person ${randomBytes(4).toString('hex')}` };
  const calls = signInCalls(identity);
  const { body: registered } = await calls.signUp(person);
  await identity.models.users.updateOne({ _id: registered.user._id }, { roles, emailVerified });
  const { body, status } = await calls.signIn({ email: person.email, password: person.password });
  if (status !== 200) throw new Error(`cannot sign in: ${body.message}`);
  return callsOf(identity, body, person);
}

/** Makes the session's confirmation too old. */
export async function forgetConfirmation({ models }: IdentityHarness, { sid }: { sid: string }): Promise<void> {
  await models.sessions.updateOne({ _id: sid }, { confirmedAt: new Date(0) });
}

interface AuditRow {
  action: string;
  before: unknown;
  after: unknown;
  actor: { id: string };
}

/** Returns the audit records about a subject, newest first. */
export async function auditOf({ client }: IdentityHarness, subjectId: string): Promise<AuditRow[]> {
  return (await client.get<{ docs: AuditRow[] }>('/v1/audit', { as: 'SYSTEM_ADMIN', query: { subjectId } })).body.docs;
}
