import { createLocalJWKSet } from 'jose';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { signGuestCookie } from '@gvg/contracts/identity/guest-cookie';
import type { beginGuestSession } from '@gvg/contracts/identity/http/identity';
import { verifyGuestCookie } from '@gvg/service-kit/security/guest-cookie';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { generatePrivateJwk, signingKeyOf } from '../../keys/signing-key.ts';
import { startIdentityHarness } from '../../testing/identity-harness.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let identity: ServiceHarness;
beforeAll(async () => {
  identity = await startIdentityHarness('session');
});
afterAll(() => identity.close());

const beginSession = (headers: Record<string, string> = {}) =>
  identity.client.get<ResponseBodyOf<typeof beginGuestSession>>('/v1/auth/session', {
    headers: { 'user-agent': firefox, ...headers },
  });

function cookieIn(response: { headers: Headers }): { value: string; attributes: string[] } | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${guestCookieName}=`));
  if (line === undefined) return undefined;
  const [pair = '', ...attributes] = line.split('; ');
  return { value: pair.slice(pair.indexOf('=') + 1), attributes };
}

const verifies = async (value: string) => verifyGuestCookie(value, createLocalJWKSet(identity.keys.jwks));

test('sets a script-readable guest cookie for 180 days for a browser without one', async () => {
  const response = await beginSession();
  const { sessionId, signedSessionId } = response.body;
  expect(sessionId).toMatch(/^[0-9a-f]{32}$/);
  const cookie = cookieIn(response)!;
  expect(cookie.value).toBe(signedSessionId);
  expect(cookie.value.split('.')[0]).toBe(sessionId);
  expect(cookie.attributes).toEqual(expect.arrayContaining(['Path=/', `Max-Age=${180 * 24 * 3600}`, 'SameSite=Lax']));
  expect(cookie.attributes.join()).not.toMatch(/HttpOnly|Secure/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await verifies(cookie.value)).toBe(sessionId);
});

test('gives each guest a unique id', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await beginSession()).body.sessionId));
  expect(new Set(ids).size).toBe(20);
});

test('keeps the session of a valid guest cookie', async () => {
  const first = await beginSession();
  const again = await beginSession({ cookie: `theme=dark; ${guestCookieName}=${cookieIn(first)!.value}` });
  expect(again.body).toEqual({ sessionId: first.body.sessionId, signedSessionId: cookieIn(first)!.value });
  expect(cookieIn(again)).toBeUndefined();
});

async function foreignCookie(): Promise<string> {
  const key = await signingKeyOf(await generatePrivateJwk(), new Date(0));
  return `${guestCookieName}=${await signGuestCookie('f'.repeat(32), Math.floor(Date.now() / 1000), key)}`;
}

test.each<[string, () => Promise<string>]>([
  ['expired', () => identity.keys.guestCookie('e'.repeat(32), 181 * 24 * 3600)],
  ['signed with an unknown key', foreignCookie],
  ['altered', async () => (await identity.keys.guestCookie('a'.repeat(32))).replace('a'.repeat(32), 'b'.repeat(32))],
  ['malformed', async () => `${guestCookieName}=guest`],
])('replaces a cookie that is %s', async (_, cookie) => {
  const response = await beginSession({ cookie: await cookie() });
  const fresh = cookieIn(response)!;
  expect(fresh.value.split('.')[0]).toBe(response.body.sessionId);
  expect(fresh.value).toBe(response.body.signedSessionId);
  expect(await verifies(fresh.value)).toBe(response.body.sessionId);
});

test('accepts a cookie of 179 days', async () => {
  const response = await beginSession({ cookie: await identity.keys.guestCookie('d'.repeat(32), 179 * 24 * 3600) });
  expect(response.body.sessionId).toBe('d'.repeat(32));
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
])('sets no cookie for the crawler %s', async (crawler) => {
  const response = await beginSession({ 'user-agent': crawler });
  expect(response.body).toEqual({ sessionId: null, signedSessionId: null });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('treats a headless browser as a browser', async () => {
  const response = await beginSession({
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  });
  expect(response.body.sessionId).not.toBeNull();
});

describe('with a trusted proxy', () => {
  let proxied: ServiceHarness;
  beforeAll(async () => {
    proxied = await startIdentityHarness('session-https', { TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => proxied.close());

  test('marks the cookie Secure when the page was requested over https', async () => {
    const response = await proxied.client.get('/v1/auth/session', {
      headers: { 'user-agent': firefox, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
    });
    expect(cookieIn(response)!.attributes).toContain('Secure');
  });
});
