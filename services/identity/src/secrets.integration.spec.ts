import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import * as identityEvents from '@gvg/contracts/identity/events';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { EventContract } from '@gvg/contracts/event';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/logger';
import { eventually } from '@gvg/testing/eventually';
import { CookieJar, chooseAtProvider, startTestOpenIdProvider } from '@gvg/testing/openid-provider';
import type { TestOpenIdProvider } from '@gvg/testing/openid-provider';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { makeSigningKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { TOTP } from 'otpauth';
import type { AuthCodePurpose } from './mail/auth-code.model.ts';
import { mailModel } from './mail/mail.model.ts';
import { publicOrigin } from './testing/identity-harness.ts';

const unique = `test-identity-secrets-${randomBytes(4).toString('hex')}`;
const secret = 'the secret of the test of secrets';
const { MONGODB_URI: uri = '', AMQP_URL: url = '' } = process.env;
const internalSecret = 'the internal secret of the test';

let log = '';
const events: string[] = [];
let service: ServiceProcess;
let provider: TestOpenIdProvider;
let database: Connection;
let subscriber: Bus;

beforeAll(async () => {
  const environment = { ENVIRONMENT: 'DEVELOPMENT', INTERNAL_PORT: '0', INTERNAL_SECRET: internalSecret, LOG_LEVEL: 'trace', LIMITS_SCALE: '1000', DATABASE_NAME: unique, EVENT_NAMESPACE: unique, REDIS_PREFIX: `${unique}:` };
  database = await mongoose.createConnection(uri, { dbName: unique }).asPromise();
  subscriber = await connectBus({ url, namespace: unique, service: 'subscriber', logger: createLogger({ name: 'subscriber', level: 'error' }) });
  const all = Object.values<unknown>(identityEvents).filter((value): value is EventContract => typeof value === 'object' && value !== null && 'subjectType' in value);
  await subscriber.subscribe({ name: 'all', events: all, rebuild: async () => {}, handle: (event) => void events.push(JSON.stringify(event)) });
  provider = await startTestOpenIdProvider(publicOrigin);
  service = await startServiceProcess('identity', { ...environment, ...provider.settings, SIGNING_KEYS: await makeSigningKeys(), KEY_ENCRYPTION_SECRET: secret, PUBLIC_ORIGIN: publicOrigin, UPLOAD_INTERNAL_URL: unreachableUrl, CART_INTERNAL_URL: unreachableUrl }, { onOutput: (text) => (log += text) });
});

afterAll(async () => {
  await provider.process.stop();
  await subscriber.close();
  await database.dropDatabase();
  await database.close();
});

type Body = AuthResult & ErrorBody & { secret: string; recoveryCodes: string[] };

async function send(method: string, path: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
  const response = await fetch(`${service.url}${path}`, { method, redirect: 'manual', headers: { 'content-type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { response, status: response.status, cookies: response.headers.getSetCookie(), body: (isJson ? JSON.parse(text) : {}) as Body };
}

const authorization = ({ body }: { body: AuthResult }) => ({ authorization: `Bearer ${body.accessToken}` });
/** The signature of an access token: its claims are no secret. */
const tokensOf = ({ body }: { body: AuthResult }) => [body.accessToken.split('.')[2], body.refreshToken];

/** The code in the link of a mail, as notify gets it when it sends the mail. */
async function codeOf(user: string, purpose: AuthCodePurpose): Promise<string> {
  const mail = await eventually(async () => (await mailModel(database).findOne({ user, link: purpose }).lean()) ?? false);
  if (mail === false) throw new Error('no mail');
  const response = await fetch(`${service.internalUrl}/internal/mails/${mail._id.toHexString()}`, { headers: { 'x-internal-secret': internalSecret, 'x-internal-service': 'notify' } });
  const { link = '' } = (await response.json()) as { link?: string };
  return new URL(link).hash.slice('#code='.length);
}

/** Everything that a caller must keep to themselves, from a life of an account with all of its mistakes. */
async function liveAnAccount(): Promise<string[]> {
  const [first, wrong, second, third] = ['First7rang!', 'Wrong7rang!', 'Second7rang!', 'Third7rang!'];
  const email = 'lan@example.com';
  const session = (await send('GET', '/v1/auth/session', { headers: { 'user-agent': 'Firefox' } })).cookies;
  const guest = session[0]?.split(';')[0] ?? '';
  const signedUp = await send('POST', '/v1/auth/sign-up', { body: { email, password: first, displayName: 'Lan' }, headers: { cookie: guest } });
  const user = signedUp.body.user._id;
  await Promise.all(['a', 'b'].map((name) => send('POST', '/v1/auth/sign-up', { body: { email: 'twice@example.com', password: first, displayName: name } })));
  await send('POST', '/v1/auth/sign-in', { body: { email, password: wrong } });
  await send('POST', '/v1/auth/sign-in', { body: { email, password: { $ne: first } } });
  const verification = await codeOf(user, 'VERIFY_EMAIL');
  await send('POST', '/v1/users/verify/look', { body: { authCode: verification } });
  await send('PUT', '/v1/users/verify', { body: { authCode: verification, password: wrong } });
  for (let use = 0; use < 2; use += 1) await send('PUT', '/v1/users/verify', { body: { authCode: verification }, headers: authorization(signedUp) });
  const refreshed = await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: signedUp.body.refreshToken } });
  const again = await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: refreshed.body.refreshToken } });
  await send('PUT', '/v1/users/change-password', { body: { oldPassword: first, newPassword: second }, headers: authorization(again) });
  await send('PUT', '/v1/users/change-email', { body: { email: 'new@example.com', password: second }, headers: authorization(again) });
  const newAddress = await codeOf(user, 'VERIFY_NEW_EMAIL');
  await send('PUT', '/v1/users/verify', { body: { authCode: newAddress }, headers: authorization(again) });
  await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: signedUp.body.refreshToken } });
  await send('PUT', '/v1/users/forgot-password?email=new%40example.com');
  const reset = await codeOf(user, 'RESET_PASSWORD');
  const begun = await send('PUT', '/v1/users/reset-password', { body: { authCode: reset, newPassword: third } });
  expect(begun.status).toBe(200);
  await send('GET', '/v1/users/me', { headers: authorization(begun) });
  await send('GET', '/v1/users/me', { headers: { authorization: `Bearer ${begun.body.accessToken}x` } });
  await send('POST', '/v1/auth/sign-out', { body: { refreshToken: begun.body.refreshToken } });

  const tokens = [signedUp, refreshed, again, begun].flatMap(tokensOf);
  const cookies = [...signedUp.cookies, ...begun.cookies].map((cookie) => cookie.split(';')[0]?.split('=')[1]).filter((value) => value !== '');
  const hashes = (await database.collection('users').find({}, { projection: { passwordHash: 1 } }).toArray()).map(({ passwordHash }) => String(passwordHash));
  const guestSignature = guest.split('~').at(-1);
  return [first, wrong, second, third, verification, newAddress, reset, guestSignature, secret, internalSecret, ...tokens, ...cookies, ...hashes].map(String);
}

const totpOf = (key: string, steps: number) => new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });
/** As a text of JSON: six digits alone are part of some time or other. */
const asText = (code: string) => `"${code}"`;

/** The second factor of somebody: set up, used with wrong and right codes, renewed, and reset by a SYSTEM_ADMIN, whom the audit names. */
async function liveWithSecondFactor(): Promise<string[]> {
  const person = { email: 'minh@example.com', password: 'Minhs7rang!' };
  const admin = { email: 'boss@example.com', password: 'Bosses7rang!' };
  const signedUp = await send('POST', '/v1/auth/sign-up', { body: { ...person, displayName: 'Minh' } });
  await send('POST', '/v1/auth/sign-up', { body: { ...admin, displayName: 'Boss' } });
  await database.collection('users').updateMany({ email: person.email }, { $set: { emailVerified: true } });
  await database.collection('users').updateMany({ email: admin.email }, { $set: { emailVerified: true, roles: ['SYSTEM_ADMIN'] } });
  const headers = authorization(signedUp);
  const path = '/v1/users/me/second-factor';
  const { secret: key } = (await send('POST', path, { headers })).body;
  const codes = [-1, 0, 1].map((steps) => totpOf(key, steps)) as [string, string, string];
  const wrong = 'wrong-code-of-minh';
  await send('PUT', path, { headers, body: { code: wrong } });
  const { recoveryCodes } = (await send('PUT', path, { headers, body: { code: codes[0] } })).body;
  const challenges: string[] = [];
  const answer = async (code: string) => {
    const { challenge = '' } = (await send('POST', '/v1/auth/sign-in', { body: person })).body;
    challenges.push(challenge);
    return send('POST', '/v1/auth/second-factor', { body: { challenge, code } });
  };
  await answer(wrong);
  const byCode = await answer(codes[1]);
  const byRecoveryCode = await answer(recoveryCodes[0] ?? '');
  for (const body of [{ code: wrong }, { code: codes[2] }, { password: wrong }, { password: person.password }]) await send('POST', '/v1/auth/confirm', { headers, body });
  const renewed = await send('PUT', `${path}/recovery-codes`, { headers });
  const staff = await send('POST', '/v1/auth/sign-in/admin', { body: admin });
  const reset = await send('DELETE', `/v1/users/second-factor/${signedUp.body.user._id}`, { headers: authorization(staff) });
  expect([byCode, byRecoveryCode, renewed, staff, reset].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const all = [...recoveryCodes, ...renewed.body.recoveryCodes];
  return [person.password, admin.password, key, wrong, ...codes.map(asText), ...all, ...all.map((code) => code.replaceAll('-', '')), ...challenges, ...[signedUp, byCode, byRecoveryCode, staff].flatMap(tokensOf)].map(String);
}

/** A sign-in with Google, whose code is used twice. */
async function liveWithGoogle(): Promise<string[]> {
  const jar = new CookieJar();
  const visit = async (path: string) => {
    const { response } = await send('GET', path, { headers: { cookie: jar.header } });
    jar.keep(response);
    return new URL(response.headers.get('location') ?? '', publicOrigin);
  };
  const authorize = await visit('/v1/auth/google?redirect=%2Fuser%2Fprofile');
  const begun = jar.header.split('=')[1];
  const callback = await chooseAtProvider(authorize.href, { email: 'google@example.com', name: 'Anna', verified: 'yes' });
  await visit(`${callback.pathname}?code=a-code-that-google-never-gave&state=${authorize.searchParams.get('state')}`);
  const landed = await visit(`${callback.pathname}${callback.search}`);
  expect(landed.hash).toBe('#error=INVALID_TOKEN');
  const second = await visit('/v1/auth/google?redirect=%2F');
  const returned = await chooseAtProvider(second.href, { email: 'google@example.com', name: 'Anna', verified: 'yes' });
  const authCode = new URLSearchParams((await visit(`${returned.pathname}${returned.search}`)).hash.slice(1)).get('authCode');
  const cookie = jar.header;
  const signedIn = await send('POST', '/v1/auth/auth-code', { body: { authCode }, headers: { cookie } });
  expect(signedIn.status).toBe(200);
  await send('POST', '/v1/auth/auth-code', { body: { authCode }, headers: { cookie } });
  const parameters = [authorize, second].flatMap(({ searchParams }) => ['state', 'nonce'].map((name) => searchParams.get(name)));
  return [provider.settings.GOOGLE_CLIENT_SECRET, 'a-code-that-google-never-gave', authCode, begun, cookie.split('=').at(-1), ...parameters, ...[callback, returned].map(({ searchParams }) => searchParams.get('code')), ...tokensOf(signedIn)].map(String);
}

test('no password, token or code is in the log, an event or the audit', async () => {
  const secrets = [...(await liveAnAccount()), ...(await liveWithSecondFactor()), ...(await liveWithGoogle())];
  await eventually(() => expect(events.filter((event) => event.includes('"session.revoked"'))).not.toHaveLength(0));
  await eventually(async () => expect(await database.collection('audit_records').countDocuments({ action: 'user.reset-second-factor' })).toBe(1));
  await service.stop();
  expect(secrets.length).toBeGreaterThan(90);
  expect(secrets.filter((text) => text.length < 8 || text === 'undefined')).toEqual([]);
  // The log that was read is that of these requests.
  for (const path of ['/v1/auth/sign-in', '/v1/users/reset-password', '/v1/auth/second-factor', '/v1/users/me/second-factor/recovery-codes', '/v1/auth/confirm', '/v1/auth/google/callback', '/v1/auth/auth-code']) expect(log).toContain(path);
  const audit = JSON.stringify(await database.collection('audit_records').find().toArray());
  const everything = [log, ...events, audit].join('\n');
  expect(secrets.filter((text) => everything.includes(text))).toEqual([]);
  // Addresses are in requests' queries and bodies, never in the log.
  for (const address of ['lan@example.com', 'new@example.com', 'new%40example.com', 'minh@example.com', 'google@example.com']) expect(log).not.toContain(address);
});
