import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { ErrorBody } from '@gvg/contracts/errors';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { eventModules } from '@gvg/contracts/generated/events';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { CookieJar, chooseAtProvider } from '@gvg/testing/openid-provider';
import { totp } from '@gvg/testing/totp';
import { services } from '../site.ts';
import type { EveryService } from './every-service.fixtures.ts';

const publicOrigin = 'https://shop.example';

const events: string[] = [];
let site: EveryService;
let logs: ReadonlyMap<string, string>;
let subscriber: Bus;

const isContract = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'subjectType' in value;

type Body = AuthResult & ErrorBody & { secret: string; recoveryCodes: string[]; challenge?: string };

/** Sends a request through the gateway, like every client. */
async function send(
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${site.gatewayUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    response,
    status: response.status,
    cookies: response.headers.getSetCookie(),
    body: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

const authorization = ({ body }: { body: AuthResult }) => ({ authorization: `Bearer ${body.accessToken}` });
/** Signature of an access token. Its claims are not secret. */
const tokensOf = ({ body }: { body: AuthResult }) => [body.accessToken.split('.')[2], body.refreshToken];

interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  links: string[];
}

const mails = async (): Promise<Mail[]> =>
  ((await (await fetch(`${site.url('mailbox')}/api/mails`)).json()) as { mails: Mail[] }).mails;

/** Mailed codes by mail address. They must appear only in those mails. */
const mailed = new Map<string, string>();

/** Newest code of a link to `path` in the mails to `email`. */
async function codeOf(email: string, path: string): Promise<string> {
  const code = await eventually(async () => {
    const link = (await mails())
      .filter(({ to }) => to.includes(email))
      .flatMap(({ links }) => links)
      .find((one) => new URL(one).pathname === path);
    return link === undefined ? false : new URL(link).hash.slice('#code='.length);
  });
  if (code === false) throw new Error(`no mail to ${email}`);
  mailed.set(code, email);
  return code;
}

const [email, newEmail] = ['lan@example.com', 'lan-new@example.com'];

/** Sends a token to every service, mostly in invalid requests, because errors are the most likely to be logged. */
async function visitEveryService(headers: Record<string, string>, guest: string): Promise<void> {
  const [id, wrong] = ['f'.repeat(24), { wrong: headers['authorization'] }];
  const calls = [
    '/v1/cart/without-system/add-product',
    '/v1/orders',
    '/v1/messages/send-message',
    '/v1/products',
    '/v1/file-manager/upload',
    '/v1/users-rating',
    '/v1/auth/confirm',
    '/v1/payments',
    '/v1/templates',
  ];
  const reads = [
    '/v1/cart/me',
    `/v1/orders/${id}`,
    `/v1/messages?room=${id}`,
    '/v1/notifications',
    `/v1/products/${id}`,
    '/v1/users/me',
    '/v1/push-subscriptions/key',
    '/v1/nothing',
  ];
  for (const path of calls) await send('POST', path, { headers, body: wrong });
  for (const path of reads)
    for (const one of [headers, { cookie: guest }, { authorization: `${headers['authorization']}x` }])
      await send('GET', path, { headers: one });
  await send('PUT', '/v1/push-subscriptions', {
    headers,
    body: {
      endpoint: 'https://127.0.0.1/a-capability-of-a-browser',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      locale: 'vi',
    },
  });
}

/** Uses an account with all kinds of mistakes. Returns all secrets of its owner. */
async function liveAnAccount(): Promise<string[]> {
  const [first, wrong, second, third] = ['First7rang!', 'Wrong7rang!', 'Second7rang!', 'Third7rang!'];
  const session = (await send('GET', '/v1/auth/session', { headers: { 'user-agent': 'Firefox' } })).cookies;
  const guest = session[0]?.split(';')[0] ?? '';
  const signedUp = await send('POST', '/v1/auth/sign-up', {
    body: { email, password: first, displayName: 'Lan' },
    headers: { cookie: guest },
  });
  await visitEveryService(authorization(signedUp), guest);
  await Promise.all(
    ['a', 'b'].map((name) =>
      send('POST', '/v1/auth/sign-up', { body: { email: 'twice@example.com', password: first, displayName: name } }),
    ),
  );
  await send('POST', '/v1/auth/sign-in', { body: { email, password: wrong } });
  await send('POST', '/v1/auth/sign-in', { body: { email, password: { $ne: first } } });
  const verification = await codeOf(email, '/auth/verify');
  await send('POST', '/v1/users/verify/look', { body: { authCode: verification } });
  await send('PUT', '/v1/users/verify', { body: { authCode: verification, password: wrong } });
  for (let use = 0; use < 2; use += 1)
    await send('PUT', '/v1/users/verify', { body: { authCode: verification }, headers: authorization(signedUp) });
  const refreshed = await send('POST', '/v1/auth/refresh-token', {
    body: { refreshToken: signedUp.body.refreshToken },
  });
  const again = await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: refreshed.body.refreshToken } });
  await send('PUT', '/v1/users/change-password', {
    body: { oldPassword: first, newPassword: second },
    headers: authorization(again),
  });
  await send('PUT', '/v1/users/change-email', {
    body: { email: newEmail, password: second },
    headers: authorization(again),
  });
  const newAddress = await codeOf(newEmail, '/auth/verify');
  await send('PUT', '/v1/users/verify', { body: { authCode: newAddress }, headers: authorization(again) });
  await send('POST', '/v1/auth/refresh-token', { body: { refreshToken: signedUp.body.refreshToken } });
  await send('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(newEmail)}`);
  const reset = await codeOf(newEmail, '/auth/reset-password');
  const begun = await send('PUT', '/v1/users/reset-password', { body: { authCode: reset, newPassword: third } });
  expect(begun.status).toBe(200);
  await visitEveryService(authorization(begun), guest);
  await send('POST', '/v1/auth/sign-out', { body: { refreshToken: begun.body.refreshToken } });

  const tokens = [signedUp, refreshed, again, begun].flatMap(tokensOf);
  const cookies = [...signedUp.cookies, ...begun.cookies]
    .map((cookie) => cookie.split(';')[0]?.split('=')[1])
    .filter((value) => value !== '');
  return [
    first,
    wrong,
    second,
    third,
    verification,
    newAddress,
    reset,
    guest.split('~').at(-1),
    ...tokens,
    ...cookies,
  ].map(String);
}

/** As a JSON string, because six bare digits may be part of a timestamp. */
const asText = (code: string) => `"${code}"`;

/** Sets up a second factor, uses it with wrong and right codes, renews it, and resets it as a SYSTEM_ADMIN, who is named in the audit. */
async function liveWithSecondFactor(): Promise<string[]> {
  const person = { email: 'minh@example.com', password: 'Minhs7rang!' };
  const admin = { email: 'boss@example.com', password: 'Bosses7rang!' };
  const signedUp = await send('POST', '/v1/auth/sign-up', { body: { ...person, displayName: 'Minh' } });
  await send('POST', '/v1/auth/sign-up', { body: { ...admin, displayName: 'Boss' } });
  const users = site.databaseOf('identity').collection('users');
  await users.updateMany({ email: person.email }, { $set: { emailVerified: true } });
  await users.updateMany({ email: admin.email }, { $set: { emailVerified: true, roles: ['SYSTEM_ADMIN'] } });
  const headers = authorization(signedUp);
  const path = '/v1/users/me/second-factor';
  const { secret: key } = (await send('POST', path, { headers })).body;
  const codes = [-1, 0, 1].map((steps) => totp(key, steps)) as [string, string, string];
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
  for (const body of [{ code: wrong }, { code: codes[2] }, { password: wrong }, { password: person.password }])
    await send('POST', '/v1/auth/confirm', { headers, body });
  const renewed = await send('PUT', `${path}/recovery-codes`, { headers });
  const staff = await send('POST', '/v1/auth/sign-in/admin', { body: admin });
  const reset = await send('DELETE', `/v1/users/second-factor/${signedUp.body.user._id}`, {
    headers: authorization(staff),
  });
  expect([byCode, byRecoveryCode, renewed, staff, reset].map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200,
  ]);
  const all = [...recoveryCodes, ...renewed.body.recoveryCodes];
  return [
    person.password,
    admin.password,
    key,
    wrong,
    ...codes.map(asText),
    ...all,
    ...all.map((code) => code.replaceAll('-', '')),
    ...challenges,
    ...[signedUp, byCode, byRecoveryCode, staff].flatMap(tokensOf),
  ].map(String);
}

/** Signs in with Google, and uses the code twice. */
async function liveWithGoogle(): Promise<string[]> {
  const jar = new CookieJar();
  const visit = async (path: string) => {
    const { response } = await send('GET', path, { headers: { cookie: jar.header } });
    jar.keep(response);
    return new URL(response.headers.get('location') ?? '', publicOrigin);
  };
  const person = { email: 'google@example.com', name: 'Anna', verified: 'yes' } as const;
  const authorize = await visit('/v1/auth/google?redirect=%2Fuser%2Fprofile');
  const begun = jar.header.split('=')[1];
  const callback = await chooseAtProvider(authorize.href, person);
  await visit(`${callback.pathname}?code=a-code-that-google-never-gave&state=${authorize.searchParams.get('state')}`);
  const landed = await visit(`${callback.pathname}${callback.search}`);
  expect(landed.hash).toBe('#error=INVALID_TOKEN');
  const second = await visit('/v1/auth/google?redirect=%2F');
  const returned = await chooseAtProvider(second.href, person);
  const authCode = new URLSearchParams((await visit(`${returned.pathname}${returned.search}`)).hash.slice(1)).get(
    'authCode',
  );
  const cookie = jar.header;
  const signedIn = await send('POST', '/v1/auth/auth-code', { body: { authCode }, headers: { cookie } });
  expect(signedIn.status).toBe(200);
  await send('POST', '/v1/auth/auth-code', { body: { authCode }, headers: { cookie } });
  const parameters = [authorize, second].flatMap(({ searchParams }) =>
    ['state', 'nonce'].map((name) => searchParams.get(name)),
  );
  return [
    'a-code-that-google-never-gave',
    authCode,
    begun,
    cookie.split('=').at(-1),
    ...parameters,
    ...[callback, returned].map(({ searchParams }) => searchParams.get('code')),
    ...tokensOf(signedIn),
  ].map(String);
}

/** Everything a service stores. It may contain only hashes and encrypted secrets. */
async function storedBy(service: string): Promise<string> {
  const database = site.databaseOf(service);
  const collections = await database.listCollections().toArray();
  return (
    await Promise.all(
      collections.map(async ({ name }) => JSON.stringify(await database.collection(name).find().toArray())),
    )
  ).join('\n');
}

interface Place {
  name: string;
  text: string;
}

async function places(): Promise<Place[]> {
  const stored = await Promise.all(
    services.map(async ({ name }) => ({ name: `database of ${name}`, text: await storedBy(name) })),
  );
  return [
    ...[...logs].map(([name, text]) => ({ name: `log of ${name}`, text })),
    ...stored,
    { name: 'events', text: events.join('\n') },
  ];
}

const foundIn = (secrets: readonly string[], { name, text }: Place): string[] =>
  secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);

/** Demos that the site must run: the mail server and Google. */
export const leakDemos = ['mailbox', 'openid-provider'];

/** `logsOf` contains the logs of a site with the most verbose log level, by process. */
export function testSecretLeaks(running: () => { site: EveryService; logsOf: ReadonlyMap<string, string> }): void {
  beforeAll(async () => {
    ({ site, logsOf: logs } = running());
    subscriber = await connectBus({
      url: process.env['AMQP_URL'] ?? '',
      namespace: site.eventNamespace,
      service: 'subscriber',
      logger: createLogger({ name: 'subscriber', level: 'error' }),
    });
    const contracts = eventModules.flatMap((module) => Object.values<unknown>(module)).filter(isContract);
    await subscriber.subscribe({
      name: 'all',
      events: contracts,
      rebuild: async () => {},
      handle: (event) => void events.push(JSON.stringify(event)),
    });
  });
  afterAll(() => subscriber.close());

  test('no password, token or code appears in a log, an event, the audit or a database, and codes appear only in the mails of their owner', async () => {
    const secrets = [...(await liveAnAccount()), ...(await liveWithSecondFactor()), ...(await liveWithGoogle())];
    await eventually(() => expect(events.filter((event) => event.includes('"session.revoked"'))).not.toHaveLength(0));
    await eventually(async () =>
      expect(
        await site
          .databaseOf('identity')
          .collection('audit_records')
          .countDocuments({ action: 'user.reset-second-factor' }),
      ).toBe(1),
    );
    const sent = await mails();
    expect(secrets.length).toBeGreaterThan(80);
    expect(secrets.filter((text) => text.length < 8 || text === 'undefined')).toEqual([]);
    // The logs must be those of these requests.
    expect(services.map(({ name }) => name).filter((name) => !/"level":"\w+"/.test(logs.get(name) ?? ''))).toEqual([]);
    const paths = [
      '/v1/auth/sign-in',
      '/v1/users/reset-password',
      '/v1/auth/second-factor',
      '/v1/auth/google/callback',
      '/v1/auth/auth-code',
      '/v1/cart/me',
    ];
    await eventually(() => expect(paths.filter((path) => logs.get('gateway')?.includes(path) !== true)).toEqual([]));

    expect((await places()).flatMap((place) => foundIn(secrets, place))).toEqual([]);
    for (const mail of sent) {
      const others = secrets.filter((secret) => !mail.to.includes(mailed.get(secret) ?? ''));
      expect(
        foundIn(others, {
          name: `mail to ${mail.to.join()}`,
          text: `${mail.subject}\n${mail.text}\n${mail.html ?? ''}`,
        }),
      ).toEqual([]);
    }
    // E-mail addresses occur in queries and bodies of requests, but never in a log.
    const addresses = [email, newEmail, encodeURIComponent(newEmail), 'minh@example.com', 'google@example.com'];
    expect(
      [...logs]
        .filter(([name]) => !leakDemos.includes(name))
        .flatMap(([name, text]) => foundIn(addresses, { name: `log of ${name}`, text })),
    ).toEqual([]);
  });
}
