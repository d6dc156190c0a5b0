import { Types } from 'mongoose';
import type { Endpoint } from '@gvg/contracts/endpoint';
import * as account from '@gvg/contracts/identity/http/account';
import * as auth from '@gvg/contracts/identity/http/auth';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { hashPassword } from './password/password-hash.ts';
import { sessionLifetimeMs } from './session/session.model.ts';
import type { IdentityHarness } from './testing/identity-harness.ts';
import { latestCode, newPerson, password, signInCalls, startIdentityHarness } from './testing/identity-harness.ts';
import { newUser } from './user/new-user.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let passwordHash: string;

beforeAll(async () => {
  identity = await startIdentityHarness('endpoints');
  calls = signInCalls(identity);
  passwordHash = await hashPassword(password);
});
afterAll(() => identity.close());

/** The account of the callers of the table, as it was. */
async function resetCaller(): Promise<void> {
  const user = { ...newUser({ email: 'caller@example.com', displayName: 'Caller', passwordHash, locale: 'vi' }, new Date()), _id: new Types.ObjectId(testUserId) };
  await identity.models.users.replaceOne({ _id: user._id }, user, { upsert: true });
}

async function makeSession(): Promise<string> {
  const now = new Date();
  const _id = `session-${new Types.ObjectId().toHexString()}`;
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await resetCaller();
  await identity.models.sessions.create({ _id, user: testUserId, tokenHash: _id, rotatedAt: now, createdAt: now, lastUsedAt: now, confirmedAt: now, expiresAt });
  return _id;
}

async function registered() {
  const person = newPerson();
  const { body } = await calls.signUp(person);
  return { ...person, ...body };
}

async function makeStaff() {
  const person = await registered();
  await identity.models.users.updateOne({ _id: person.user._id }, { roles: ['ADMIN'], emailVerified: true });
  return person;
}

async function resetCode(): Promise<string> {
  const { user } = await registered();
  await identity.client.put('/v1/users/forgot-password', { query: { email: user.email } });
  return eventually(() => latestCode(identity, user._id, 'RESET_PASSWORD'));
}

/** Creates a fixture on first use and shares it between the cases of a row: rejected requests do not change it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return () => (created ??= make());
}

const known = once(registered);
const staff = once(makeStaff);
const row = (endpoint: Endpoint, validInput: EndpointRow['validInput']): EndpointRow => ({ endpoint, validInput });

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new.address${addresses}@example.com`;
};

const rows: EndpointRow[] = [
  row(auth.signUp, () => ({ body: newPerson() })),
  row(auth.signIn, async () => ({ body: { email: (await known()).email, password } })),
  row(auth.signInAdmin, async () => ({ body: { email: (await staff()).email, password } })),
  row(auth.refreshToken, async () => ({ body: { refreshToken: (await registered()).refreshToken } })),
  row(auth.signOut, async () => ({ body: { refreshToken: (await registered()).refreshToken } })),
  row(auth.verifyEmail, async () => ({ body: { authCode: await latestCode(identity, (await registered()).user._id, 'WELCOME') } })),
  row(auth.forgotPassword, () => ({ query: { email: newAddress() } })),
  row(auth.resetPassword, async () => ({ body: { authCode: await resetCode(), newPassword: 'Fresh7rang!' } })),

  row(account.getMe, async () => (await resetCaller(), {})),
  row(account.requestVerification, async () => (await resetCaller(), {})),
  row(account.changePassword, async () => (await resetCaller(), { body: { oldPassword: password, newPassword: 'Fresh7rang!' } })),
  row(account.changeEmail, async () => (await resetCaller(), { body: { email: newAddress(), password } })),
  row(account.listSessions, async () => (await makeSession(), {})),
  row(account.endSession, async () => ({ params: { id: await makeSession() } })),
];

testEndpoints(rows, () => identity.client);
