import { Types } from 'mongoose';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import * as account from '@gvg/contracts/identity/http/account';
import * as deadLetters from '@gvg/contracts/identity/http/dead-letters';
import * as auth from '@gvg/contracts/identity/http/auth';
import * as exports from '@gvg/contracts/identity/http/exports';
import * as session from '@gvg/contracts/identity/http/identity';
import * as settings from '@gvg/contracts/identity/http/settings';
import { searchIdentity } from '@gvg/contracts/identity/http/search';
import * as users from '@gvg/contracts/identity/http/users';
import * as views from '@gvg/contracts/identity/http/views';
import type { View } from '@gvg/contracts/identity/http/views';
import { isEndpoint } from '@gvg/contracts/public-endpoints';
import { dieUnread } from '@gvg/messaging/dead-letters/unreadable-message.fixtures';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { closeRedis, connectRedis } from '@gvg/service-kit/data/redis';
import type { Redis } from '@gvg/service-kit/data/redis';
import { createRevokedSessions } from '@gvg/service-kit/security/revoked-sessions';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import type { EndpointRow } from '@gvg/testing/endpoint-table';
import { eventually } from '@gvg/testing/eventually';
import { startTestOpenIdProvider } from '@gvg/testing/openid-provider';
import type { TestOpenIdProvider } from '@gvg/testing/openid-provider';
import { testCallers } from '@gvg/testing/test-client';
import { testUserId } from '@gvg/testing/token-keys';
import { TOTP } from 'otpauth';
import { beginCookie, beginSignIn, sealBegun } from './google/begun-sign-in.ts';
import { googleCodeModel } from './google/google-code.model.ts';
import { createGoogleCode, returnedCookie } from './google/returned-browser.ts';
import { hashPassword } from './password/password-hash.ts';
import { secondFactorModel } from './second-factor/second-factor.model.ts';
import { sessionLifetimeMs } from './session/session.model.ts';
import type { IdentityHarness } from './testing/identity-harness.ts';
import {
  latestCode,
  newPerson,
  password,
  publicOrigin,
  signInCalls,
  startIdentityHarness,
} from './testing/identity-harness.ts';
import { signedInPerson } from './testing/people.ts';
import { newUser } from './user/new-user.ts';

let identity: IdentityHarness;
let calls: ReturnType<typeof signInCalls>;
let passwordHash: string;
let provider: TestOpenIdProvider;
let redis: Redis;

beforeAll(async () => {
  provider = await startTestOpenIdProvider(publicOrigin);
  identity = await startIdentityHarness('endpoints', { ...provider.settings, KEY_ENCRYPTION_SECRET: encryptionSecret });
  const { REDIS_URL: url = '', REDIS_PREFIX: prefix = '' } = identity.environment;
  redis = await connectRedis({ url, prefix, logger: createLogger({ name: 'test', level: 'silent' }) });
  calls = signInCalls(identity);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await closeRedis(redis);
  await identity.close();
  await provider.process.stop();
});

const encryptionSecret = 'the encryption secret of the endpoints';

/** Restores the account of the table's callers. */
async function resetCaller(): Promise<void> {
  const user = {
    ...newUser({ email: 'caller@example.com', displayName: 'Caller', passwordHash, locale: 'vi' }, new Date()),
    _id: new Types.ObjectId(testUserId),
  };
  await identity.models.users.replaceOne({ _id: user._id }, user, { upsert: true });
}

async function makeSession(): Promise<string> {
  const now = new Date();
  const _id = `session-${new Types.ObjectId().toHexString()}`;
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await resetCaller();
  await identity.models.sessions.create({
    _id,
    user: testUserId,
    tokenHash: _id,
    rotatedAt: now,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt,
  });
  return _id;
}

/** The session of the table's tokens, with a recent sign-in. */
async function confirmedCaller(fields: object = {}): Promise<void> {
  const now = new Date();
  const session = {
    _id: 'test-session',
    user: testUserId,
    tokenHash: 'x',
    rotatedAt: now,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  };
  await resetCaller();
  await identity.models.users.updateOne({ _id: testUserId }, fields);
  await identity.models.sessions.replaceOne({ _id: session._id }, session, { upsert: true });
  await secondFactorModel(identity.connection).deleteMany({ _id: testUserId });
}

/** The same after a previous closing has ended the session. */
async function callerToClose(): Promise<void> {
  await confirmedCaller();
  const refused = createRevokedSessions(redis);
  await refused.revoke('test-session', new Date());
  // Redis keeps the entry for the rest of its millisecond.
  await eventually(async () =>
    expect(await refused.refusalOf({ user: testUserId, sid: 'test-session' })).toMatchObject({ isRevoked: false }),
  );
}

/** State of a browser that returns from Google. */
async function returnedFromGoogle() {
  addresses += 1;
  const person = {
    sub: `google-${addresses}`,
    email: `google${addresses}@example.com`,
    name: 'Anna',
    isConfirmed: true,
  };
  const { code, browser } = await createGoogleCode(
    { googleCodes: googleCodeModel(identity.connection), now: () => new Date() },
    person,
  );
  return { body: { authCode: code }, headers: { cookie: `${returnedCookie}=${browser}` } };
}

const view = { area: 'products', name: 'Low', query: { stock: 'LOW' }, columns: ['name'], sort: null, isShared: true };
/** A view of the table's caller, whose tokens all belong to one account. */
async function sharedView(): Promise<View> {
  await identity.connection.collection('views').deleteMany({ owner: new Types.ObjectId(testUserId) });
  return (await identity.client.post<View>('/v1/views', { as: 'ADMIN', body: view })).body;
}

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const secondFactor = '/v1/users/me/second-factor';

/** The table's caller with an unfinished second factor. */
async function begunSecret(): Promise<string> {
  await confirmedCaller({ emailVerified: true });
  return (await identity.client.post<{ secret: string }>(secondFactor, { as: 'USER' })).body.secret;
}

/** The table's caller with a second factor. */
async function enrolledCaller(): Promise<void> {
  const secret = await begunSecret();
  await identity.client.put(secondFactor, { as: 'USER', body: { code: codeOf(secret) } });
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
  const require = (secondFactorRequired: boolean) =>
    identity.client.put('/v1/settings/identity', { as: 'SYSTEM_ADMIN', body: { secondFactorRequired } });
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

/** Creates a fixture on first use and shares it between the cases of a row, because rejected requests do not change it. */
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

/** An event that the audit could not read. */
const deadLetter = (): Promise<string> => {
  const { AMQP_URL: url = '', EVENT_NAMESPACE: namespace = '' } = identity.environment;
  return dieUnread({ url, namespace, service: 'identity', consumer: 'audit' });
};

const rows: EndpointRow[] = [
  row(auth.signUp, () => ({ body: newPerson() })),
  row(auth.signIn, async () => ({ body: { email: (await known()).email, password } })),
  row(auth.signInAdmin, async () => ({ body: { email: (await staff()).email, password } })),
  row(auth.refreshToken, async () => ({ body: { refreshToken: (await registered()).refreshToken } })),
  row(auth.signOut, async () => ({ body: { refreshToken: (await registered()).refreshToken } })),
  row(auth.lookAtVerification, async () => ({
    body: { authCode: await latestCode(identity, (await registered()).user._id, 'WELCOME') },
  })),
  row(auth.verifyEmail, async () => ({
    body: { authCode: await latestCode(identity, (await registered()).user._id, 'WELCOME'), password },
  })),
  row(auth.signInWithAuthCode, returnedFromGoogle),
  row(auth.forgotPassword, () => ({ query: { email: newAddress() } })),
  row(auth.resetPassword, async () => ({ body: { authCode: await resetCode(), newPassword: 'Fresh7rang!' } })),

  row(account.getMe, async () => (await resetCaller(), {})),
  row(account.requestVerification, async () => (await resetCaller(), {})),
  row(
    account.changePassword,
    async () => (await resetCaller(), { body: { oldPassword: password, newPassword: 'Fresh7rang!' } }),
  ),
  row(account.changeEmail, async () => (await resetCaller(), { body: { email: newAddress(), password } })),
  row(account.listSessions, async () => (await makeSession(), {})),
  row(account.endSession, async () => ({ params: { id: await makeSession() } })),
  row(
    account.updateMe,
    async () => (await resetCaller(), { body: { displayName: 'Another name', birthday: '1990-01-31', addresses: [] } }),
  ),
  row(account.beginSecondFactor, async () => (await confirmedCaller({ emailVerified: true }), {})),
  row(account.enableSecondFactor, async () => ({ body: { code: codeOf(await begunSecret()) } })),
  row(account.getSecondFactor, () => ({})),
  row(account.renewRecoveryCodes, async () => (await enrolledCaller(), {})),
  row(account.disableSecondFactor, async () => (await confirmedCaller(), {})),

  row(auth.listSignInMethods, () => ({})),
  row(auth.confirmIdentity, async () => (await confirmedCaller(), { body: { password } })),
  row(auth.signInWithSecondFactor, async () => ({ body: await waitingSignIn() })),
  row(auth.beginRequiredSecondFactor, async () => ({ body: await requiredSetUp() })),

  row(users.listUsers, () => ({ query: { search: 'per', role: 'USER', blocked: 'false' } })),
  row(exports.exportUsers, () => ({ query: { search: 'per', role: 'USER', blocked: 'false', separator: 'COMMA' } })),
  row(searchIdentity, () => ({ query: { q: 'per', limit: 5 } })),
  row(users.getUser, async () => ({ params: { id: (await known()).user._id } })),
  row(
    users.setRole,
    async () => (
      await confirmedCaller(),
      { params: { id: (await signedInPerson(identity)).id }, body: { roles: ['USER', 'ADMIN'] } }
    ),
  ),
  row(
    users.setBlock,
    async () => (
      await confirmedCaller(),
      { params: { id: (await registered()).user._id }, body: { isBlocked: true, reason: 'spam' } }
    ),
  ),
  row(
    users.setBlocks,
    async () => (
      await confirmedCaller(),
      { body: { users: [{ user: (await registered()).user._id, revision: 1 }], isBlocked: true, reason: 'spam' } }
    ),
  ),
  row(users.createUser, () => {
    const { email, displayName } = newPerson();
    return { body: { email, displayName, phone: '0912345678', locale: 'en' } };
  }),
  row(users.lookAtSessions, async () => ({ params: { id: (await known()).user._id } })),
  row(users.lookAtAddresses, async () => ({ params: { id: (await known()).user._id } })),
  row(users.endUserSessions, async () => ({ params: { id: (await registered()).user._id } })),
  row(deadLetters.listDeadLetters, () => ({ query: { limit: 5 } })),
  row(deadLetters.lookAtDeadLetter, async () => ({ params: { id: await deadLetter() } })),
  row(deadLetters.replayDeadLetter, async () => ({ params: { id: await deadLetter() } })),
  row(users.resetSecondFactor, async () => (await confirmedCaller(), { params: { id: (await enrolled()).person.id } })),
  row(views.listViews, () => ({ query: { area: 'products', limit: 5 } })),
  row(views.createView, () => ({ body: view })),
  row(views.updateView, async () => ({ params: { id: (await sharedView())._id }, body: { ...view, revision: 1 } })),
  row(views.removeView, async () => ({ params: { id: (await sharedView())._id } })),
  row(settings.getIdentitySettings, () => ({})),
  row(settings.updateIdentitySettings, () => ({ body: { secondFactorRequired: false } })),

  row(session.getKeySet, () => ({})),
  row(session.beginGuestSession, () => ({})),
  row(session.listAudit, () => ({
    query: { action: 'user.block', subjectType: 'user', limit: 5, sort: 'at', count: 'exact' },
  })),
  row(exports.exportAudit, () => ({
    query: { action: 'user.block', subjectType: 'user', from: '2026-11-01T00:00:00.000Z', separator: 'SEMICOLON' },
  })),

  // Last, because it ends the session of the table's tokens.
  row(account.closeAccount, async () => (await callerToClose(), {})),
];

/** Redirects, tested below. */
const redirects: readonly Endpoint[] = [auth.beginGoogleSignIn, auth.endGoogleSignIn];

it('has a row for every endpoint of identity', () => {
  const contracts = [account, auth, deadLetters, exports, session, settings, users, views]
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isEndpoint);
  const known = [...rows.map(({ endpoint }) => endpoint), ...redirects];
  expect(
    contracts.filter((endpoint) => !known.includes(endpoint)).map(({ method, path }) => `${method} ${path}`),
  ).toEqual([]);
});

testEndpoints(rows, () => identity.client);

describe('GET /v1/auth/google', () => {
  const begin = (query: Record<string, unknown>, as: (typeof testCallers)[number] = 'none') =>
    identity.client.get(auth.beginGoogleSignIn.path, { as, query });

  test.each(testCallers)('redirects the browser of %s to the provider, with a cookie for the return', async (as) => {
    const { status, headers } = await begin({ redirect: '/user/profile' }, as);
    expect([status, new URL(headers.get('location') ?? '').origin]).toEqual([302, provider.settings.GOOGLE_ISSUER]);
    expect(headers.getSetCookie().join()).toContain(`${beginCookie}=`);
  });

  test.each([
    ['missing', {}, 302],
    ['empty', { redirect: '' }, 400],
    ['of another site', { redirect: 'https://evil.example/' }, 400],
    ['huge', { redirect: `/${'x'.repeat(5_000)}` }, 400],
    ['broken', { redirect: '/%00\n' }, 400],
  ])('responds to a redirect that is %s', async (_name, query, expected) => {
    const { status, body } = await begin(query);
    expect([status, (body as { message?: string } | undefined)?.message]).toEqual([
      expected,
      expected === 302 ? undefined : 'INVALID_PAYLOAD',
    ]);
  });
});

describe('GET /v1/auth/google/callback', () => {
  const cookie = () =>
    `${beginCookie}=${sealBegun(beginSignIn({ redirect: '/en/user/profile', confirm: false }, new Date()), encryptionSecret)}`;
  const location = async (
    query: Record<string, unknown>,
    request: { as?: (typeof testCallers)[number]; cookie?: string } = {},
  ) => {
    const { as = 'none', cookie: sent } = request;
    const { status, headers } = await identity.client.get(auth.endGoogleSignIn.path, {
      as,
      query,
      ...(sent !== undefined && { headers: { cookie: sent } }),
    });
    expect(status).toBe(302);
    expect(headers.getSetCookie().join()).not.toContain(`${returnedCookie}=`);
    return headers.get('location');
  };

  test.each(testCallers)('redirects %s without a started sign-in to an error page', async (as) => {
    expect(await location({ code: 'x', state: 'x' }, { as })).toBe('/auth#error=INVALID_TOKEN');
  });

  test.each([
    ['nothing', {}, 'INVALID_TOKEN'],
    ['a wrong state', { code: 'x', state: 'x' }, 'INVALID_TOKEN'],
    ['a cancelled sign-in', { error: 'access_denied', state: 'x' }, 'ACTION_NOT_ALLOWED'],
    ['a provider that is away', { error: 'temporarily_unavailable', state: 'x' }, 'SERVICE_UNAVAILABLE'],
    ['a huge code', { code: 'x'.repeat(5_000), state: 'x' }, 'INVALID_PAYLOAD'],
    ['a huge state', { code: 'x', state: 'x'.repeat(5_000) }, 'INVALID_PAYLOAD'],
    ['a huge error', { error: 'x'.repeat(5_000) }, 'INVALID_PAYLOAD'],
  ])('reports %s in the language of the initial page', async (_name, query, code) => {
    expect(await location(query, { cookie: cookie() })).toBe(`/en/user/profile#error=${code}`);
  });

  test('treats a missing, huge, foreign or invalid cookie alike', async () => {
    const foreign = `${beginCookie}=${sealBegun(beginSignIn({ redirect: '/en/', confirm: false }, new Date()), 'the encryption secret of another site')}`;
    for (const sent of [`${beginCookie}=`, `${beginCookie}=${'x'.repeat(3_500)}`, foreign, `${cookie()}xxxx`])
      expect(await location({ code: 'x', state: 'x' }, { cookie: sent })).toBe('/auth#error=INVALID_TOKEN');
  });
});
