import { Types } from 'mongoose';
import type { Endpoint } from '@gvg/contracts/endpoint';
import * as account from '@gvg/contracts/identity/http/account';
import * as auth from '@gvg/contracts/identity/http/auth';
import * as settings from '@gvg/contracts/identity/http/settings';
import * as users from '@gvg/contracts/identity/http/users';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { TOTP } from 'otpauth';
import { hashPassword } from './password/password-hash.ts';
import { secondFactorModel } from './second-factor/second-factor.model.ts';
import { sessionLifetimeMs } from './session/session.model.ts';
import type { IdentityHarness } from './testing/identity-harness.ts';
import { latestCode, newPerson, password, signInCalls, startIdentityHarness } from './testing/identity-harness.ts';
import { signedInPerson } from './testing/people.ts';
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

/** The session of the table's tokens, whose owner has just signed in. */
async function confirmedCaller(fields: object = {}): Promise<void> {
  const now = new Date();
  const session = { _id: 'test-session', user: testUserId, tokenHash: 'x', rotatedAt: now, createdAt: now, lastUsedAt: now, confirmedAt: now, expiresAt: new Date(now.getTime() + sessionLifetimeMs) };
  await resetCaller();
  await identity.models.users.updateOne({ _id: testUserId }, fields);
  await identity.models.sessions.replaceOne({ _id: session._id }, session, { upsert: true });
  await secondFactorModel(identity.connection).deleteMany({ _id: testUserId });
}

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const secondFactor = '/v1/users/me/second-factor';

/** The caller of the table with a second factor that has begun. */
async function begunSecret(): Promise<string> {
  await confirmedCaller({ emailVerified: true });
  return (await identity.client.post<{ secret: string }>(secondFactor, { as: 'USER' })).body.secret;
}

async function enrolled() {
  const person = await signedInPerson(identity);
  const { secret } = (await person.post<{ secret: string }>(secondFactor)).body;
  await person.put(secondFactor, { code: codeOf(secret, -1) });
  return { person, secret };
}

async function waitingSignIn() {
  const { person, secret } = await enrolled();
  const { body } = await calls.signIn({ email: person.email, password });
  return { challenge: body.challenge, code: codeOf(secret) };
}

async function requiredSetUp() {
  const { email } = await makeStaff();
  const require = (secondFactorRequired: boolean) => identity.client.put('/v1/settings/identity', { as: 'SYSTEM_ADMIN', body: { secondFactorRequired } });
  await require(true);
  const { body } = await calls.signInAdmin({ email, password });
  await require(false);
  return { challenge: body.challenge };
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
  row(account.updateMe, async () => (await resetCaller(), { body: { displayName: 'Another name', birthday: '1990-01-31', addresses: [] } })),
  row(account.beginSecondFactor, async () => (await confirmedCaller({ emailVerified: true }), {})),
  row(account.enableSecondFactor, async () => ({ body: { code: codeOf(await begunSecret()) } })),
  row(account.disableSecondFactor, async () => (await confirmedCaller(), {})),

  row(auth.listSignInMethods, () => ({})),
  row(auth.confirmIdentity, async () => (await confirmedCaller(), { body: { password } })),
  row(auth.signInWithSecondFactor, async () => ({ body: await waitingSignIn() })),
  row(auth.beginRequiredSecondFactor, async () => ({ body: await requiredSetUp() })),

  row(users.listUsers, () => ({ query: { search: 'per', role: 'USER', blocked: 'false' } })),
  row(users.getUser, async () => ({ params: { id: (await known()).user._id } })),
  row(users.setRole, async () => (await confirmedCaller(), { params: { id: (await registered()).user._id }, body: { roles: ['USER', 'ADMIN'] } })),
  row(users.setBlock, async () => (await confirmedCaller(), { params: { id: (await registered()).user._id }, body: { isBlocked: true, reason: 'spam' } })),
  row(users.resetSecondFactor, async () => (await confirmedCaller(), { params: { id: (await enrolled()).person.id } })),
  row(settings.getIdentitySettings, () => ({})),
  row(settings.updateIdentitySettings, () => ({ body: { secondFactorRequired: false } })),
];

testEndpoints(rows, () => identity.client);
