import { randomBytes } from 'node:crypto';
import { eventually } from '@gvg/testing/eventually';
import type { TestGateway } from './testing/start-test-gateway.ts';
import { startTestGateway } from './testing/start-test-gateway.ts';

/** A tenth of the documented limits: six writes a minute with a burst of two, so that no bucket refills during a test on a slow machine. */
const scaledLimits = { LIMITS_SCALE: '0.1', TRUST_PROXY_HOPS: '1', REDIS_URL: process.env['REDIS_URL'] as string };
const burst = 2;

/** A unique key prefix, so that runs do not count each other's requests. */
const start = (environment: Record<string, string> = {}) =>
  startTestGateway({ ...scaledLimits, REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}:`, ...environment });

const send = (url: string, path: string, address: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, headers: { 'x-forwarded-for': address } });
const write = (url: string, address: string) => send(url, '/v1/products', address, { method: 'POST', body: '{}' });

async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: count }, send));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  return responses.map(({ status }) => status).toSorted();
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start();
});
afterAll(() => gateway.close());

test('rejects writes beyond the burst, a third of a minute’s limit, with Retry-After', async () => {
  expect(await statuses(4, () => write(gateway.url, '10.0.0.1'))).toEqual([200, 200, 429, 429]);
  const rejected = await write(gateway.url, '10.0.0.1');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(1);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect(await rejected.json()).toMatchObject({
    statusCode: 429,
    message: 'TOO_MANY_REQUESTS',
    requestId: expect.any(String),
  });
});

test('redirects a browser that visits too often to its page', async () => {
  const visit = () =>
    fetch(`${gateway.url}/v1/auth/google?redirect=%2Fsearch`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '10.0.0.9', accept: 'text/html' },
    });
  await statuses(burst, visit);
  expect((await visit()).headers.get('location')).toBe('/search#error=TOO_MANY_REQUESTS');
});

test('refills the bucket over time', async () => {
  const isolated = await start({ LIMITS_SCALE: '1' });
  const before = await statuses(40, () => write(isolated.url, '10.0.0.2'));
  expect(before).toContain(429);
  await eventually(async () => expect((await write(isolated.url, '10.0.0.2')).status).toBe(200));
  await isolated.close();
});

test('counts addresses and limit classes separately, and an IPv6 /64 network as one address', async () => {
  await statuses(burst, () => write(gateway.url, '2001:db8:1:2::1'));
  expect((await write(gateway.url, '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await write(gateway.url, '2001:db8:1:3::1')).status).toBe(200);
  expect((await send(gateway.url, '/v1/products', '2001:db8:1:2::1')).status).toBe(200);
});

test('allows half as many suggestions as other reads and does not count pictures and remotes’ files', async () => {
  // Buckets of reads do not refill before five seconds either.
  const slow = await start({ LIMITS_SCALE: '0.02' });
  const read = (path: string) => () => send(slow.url, path, '10.0.0.4');
  expect(await statuses(3, read('/v1/products?name=banh'))).toEqual([200, 200, 429]);
  expect(await statuses(5, read('/v1/products?page=2'))).toEqual([200, 200, 200, 200, 429]);
  expect(new Set(await statuses(40, read('/v1/file-manager/files/a.jpg')))).toEqual(new Set([200]));
  expect(new Set(await statuses(40, read('/remotes/mf-storefront/a.js')))).toEqual(new Set([200]));
  await slow.close();
});

test('limits files that a remote’s server composes, and the health of the site', async () => {
  for (const [path, address] of [
    ['/sitemap.xml?part=1', '10.0.0.9'],
    ['/health/site', '10.0.0.10'],
  ] as const) {
    expect(await statuses(60, () => send(gateway.url, path, address))).toContain(429);
  }
});

test('ignores forwarded addresses beyond the trusted proxies', async () => {
  await statuses(burst, () => write(gateway.url, `${randomBytes(4).join('.')}, 10.0.0.5`));
  expect((await write(gateway.url, '1.1.1.1, 10.0.0.5')).status).toBe(429);
});

test('shares counters between instances', async () => {
  const prefix = `test-${randomBytes(4).toString('hex')}:`;
  const [one, other] = await Promise.all([start({ REDIS_PREFIX: prefix }), start({ REDIS_PREFIX: prefix })]);
  await statuses(burst, () => write(one.url, '10.0.0.6'));
  expect((await write(other.url, '10.0.0.6')).status).toBe(429);
  await Promise.all([one.close(), other.close()]);
});

test('does not limit the internal listener', async () => {
  expect(new Set(await statuses(20, () => write(gateway.internalUrl, '10.0.0.7')))).toEqual(new Set([200]));
});

test('limits per instance while Redis is unavailable', async () => {
  const withoutRedis = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await statuses(4, () => write(withoutRedis.url, '10.0.0.8'))).toEqual([200, 200, 429, 429]);
  await withoutRedis.close();
});
