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
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { makeSigningKeys } from '@gvg/testing/token-keys';
import { authCodeModel } from './mail/auth-code.model.ts';
import { authCodeOf } from './mail/auth-codes.ts';
import type { AuthCodePurpose } from './mail/auth-code.model.ts';
import { deriveKeys } from './secret/derived-keys.ts';
import { publicOrigin, unreachableUrl } from './testing/identity-harness.ts';

const unique = `test-identity-secrets-${randomBytes(4).toString('hex')}`;
const secret = 'the secret of the test of secrets';
const { MONGODB_URI: uri = '', AMQP_URL: url = '' } = process.env;
const internalSecret = 'the internal secret of the test';

let log = '';
const events: string[] = [];
let service: ServiceProcess;
let database: Connection;
let subscriber: Bus;

beforeAll(async () => {
  const environment = { ENVIRONMENT: 'DEVELOPMENT', INTERNAL_PORT: '0', INTERNAL_SECRET: internalSecret, LOG_LEVEL: 'trace', LIMITS_SCALE: '1000', DATABASE_NAME: unique, EVENT_NAMESPACE: unique, REDIS_PREFIX: `${unique}:` };
  database = await mongoose.createConnection(uri, { dbName: unique }).asPromise();
  subscriber = await connectBus({ url, namespace: unique, service: 'subscriber', logger: createLogger({ name: 'subscriber', level: 'error' }) });
  const all = Object.values<unknown>(identityEvents).filter((value): value is EventContract => typeof value === 'object' && value !== null && 'subjectType' in value);
  await subscriber.subscribe({ name: 'all', events: all, rebuild: async () => {}, handle: (event) => void events.push(JSON.stringify(event)) });
  service = await startServiceProcess('identity', { ...environment, SIGNING_KEYS: await makeSigningKeys(), KEY_ENCRYPTION_SECRET: secret, PUBLIC_ORIGIN: publicOrigin, UPLOAD_INTERNAL_URL: unreachableUrl }, { onOutput: (text) => (log += text) });
});

afterAll(async () => {
  await subscriber.close();
  await database.dropDatabase();
  await database.close();
});

async function send(method: string, path: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
  const response = await fetch(`${service.url}${path}`, { method, headers: { 'content-type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, cookies: response.headers.getSetCookie(), body: (text === '' ? {} : JSON.parse(text)) as AuthResult & ErrorBody };
}

const codes = () => authCodeModel(database);

async function codeOf(user: string, purpose: AuthCodePurpose): Promise<string> {
  const stored = await eventually(async () => (await codes().findOne({ user, purpose }).lean()) ?? false);
  if (stored === false) throw new Error('no code');
  return authCodeOf({ derivedKeys: deriveKeys(secret) }, stored);
}

/** Everything that a caller must keep to themselves, from a life of an account with all of its mistakes. */
async function liveAnAccount(): Promise<string[]> {
  const [first, wrong, second, third] = ['First7rang!', 'Wrong7rang!', 'Second7rang!', 'Third7rang!'];
  const email = 'lan@example.com';
  const session = (await send('GET', '/v1/auth/session', { headers: { 'user-agent': 'Firefox' } })).cookies;
  const guest = session[0]?.split(';')[0] ?? '';
  const signedUp = await send('POST', '/v1/auth/sign-up', { body: { email, password: first, displayName: 'Lan' }, headers: { cookie: guest } });
  const user = signedUp.body.user._id;
  const authorization = (result: { body: AuthResult }) => ({ authorization: `Bearer ${result.body.accessToken}` });
  await Promise.all(['a', 'b'].map((name) => send('POST', '/v1/auth/sign-up', { body: { email: 'twice@example.com', password: first, displayName: name } })));
  await send('POST', '/v1/auth/sign-in', { body: { email, password: wrong } });
  await send('POST', '/v1/auth/sign-in', { body: { email, password: { $ne: first } } });
  const verification = await codeOf(user, 'VERIFY_EMAIL');
  for (let use = 0; use < 2; use += 1) await send('PUT', '/v1/users/verify', { body: { authCode: verification } });
  const refreshed = await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: signedUp.body.refreshToken } });
  const again = await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: refreshed.body.refreshToken } });
  await send('PUT', '/v1/users/change-password', { body: { oldPassword: first, newPassword: second }, headers: authorization(again) });
  await send('PUT', '/v1/users/change-email', { body: { email: 'new@example.com', password: second }, headers: authorization(again) });
  const newAddress = await codeOf(user, 'VERIFY_NEW_EMAIL');
  await send('PUT', '/v1/users/verify', { body: { authCode: newAddress } });
  await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: signedUp.body.refreshToken } });
  await send('PUT', '/v1/users/forgot-password?email=new%40example.com');
  const reset = await codeOf(user, 'RESET_PASSWORD');
  const begun = await send('PUT', '/v1/users/reset-password', { body: { authCode: reset, newPassword: third } });
  expect(begun.status).toBe(200);
  await send('GET', '/v1/users/me', { headers: authorization(begun) });
  await send('GET', '/v1/users/me', { headers: { authorization: `Bearer ${begun.body.accessToken}x` } });
  await send('POST', '/v1/auth/sign-out', { body: { refreshToken: begun.body.refreshToken } });

  const tokens = [signedUp, refreshed, again, begun].flatMap(({ body }) => [body.accessToken.split('.')[2], body.refreshToken]);
  const cookies = [...signedUp.cookies, ...begun.cookies].map((cookie) => cookie.split(';')[0]?.split('=')[1]).filter((value) => value !== '');
  const hashes = (await database.collection('users').find({}, { projection: { passwordHash: 1 } }).toArray()).map(({ passwordHash }) => String(passwordHash));
  const guestSignature = guest.split('~').at(-1);
  return [first, wrong, second, third, verification, newAddress, reset, guestSignature, secret, internalSecret, ...tokens, ...cookies, ...hashes].map(String);
}

test('no password, token or code is in the log, an event or the audit', async () => {
  const secrets = await liveAnAccount();
  await eventually(() => expect(events.filter((event) => event.includes('"session.revoked"'))).not.toHaveLength(0));
  await service.stop();
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((text) => text.length < 10 || text === 'undefined')).toEqual([]);
  // The log that was read is that of these requests.
  for (const path of ['/v1/auth/sign-in', '/v1/users/reset-password']) expect(log).toContain(path);
  const audit = JSON.stringify(await database.collection('audit_records').find().toArray());
  const everything = [log, ...events, audit].join('\n');
  expect(secrets.filter((text) => everything.includes(text))).toEqual([]);
  // Addresses are in requests' queries and bodies, never in the log.
  for (const address of ['lan@example.com', 'new@example.com', 'new%40example.com']) expect(log).not.toContain(address);
});
