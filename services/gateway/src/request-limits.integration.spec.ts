import { randomBytes } from 'node:crypto';
import type { TestGateway } from './testing/start-for-test.ts';
import { startForTest } from './testing/start-for-test.ts';

const redisUrl = process.env['REDIS_URL'] as string;

/** Own keys, so that runs do not count each other's requests. */
const start = (environment: Record<string, string> = {}) =>
  startForTest({ REDIS_URL: redisUrl, REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}:`, LIMITS_SCALE: '1', TRUST_PROXY_HOPS: '1', ...environment });

const ask = (url: string, path: string, address: string, init: RequestInit = {}) => fetch(`${url}${path}`, { ...init, headers: { 'x-forwarded-for': address } });

/** All at once: the bucket must not refill meanwhile, however slow the machine. */
async function statuses(count: number, send: () => Promise<Response>): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  const responses = await Promise.all(Array.from({ length: count }, send));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  for (const { status } of responses) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start();
});
afterAll(() => gateway.close());

test('writes stop after the burst, a third of a minute’s, with the time to wait', async () => {
  const write = () => ask(gateway.url, '/v1/products', '10.0.0.1', { method: 'POST', body: '{}' });
  const counted = await statuses(40, write);
  expect(counted[200]).toBeGreaterThanOrEqual(20);
  expect(counted[200]).toBeLessThan(30);
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ statusCode: 429, message: 'TOO_MANY_REQUESTS', requestId: expect.any(String) });
});

test('the bucket fills again while one waits', async () => {
  const write = () => ask(gateway.url, '/v1/products', '10.0.0.2', { method: 'POST', body: '{}' });
  await statuses(40, write);
  expect((await write()).status).toBe(429);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await write()).status).toBe(200);
});

test('addresses and classes are counted apart; an IPv6 household together', async () => {
  const write = (address: string) => ask(gateway.url, '/v1/products', address, { method: 'POST', body: '{}' });
  await statuses(40, () => write('2001:db8:1:2::1'));
  expect((await write('2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await write('2001:db8:1:3::1')).status).toBe(200);
  expect((await ask(gateway.url, '/v1/products', '2001:db8:1:2::1')).status).toBe(200);
});

test('suggestions have half of what other reading has; pictures and remotes’ files are not counted', async () => {
  const suggest = await statuses(150, () => ask(gateway.url, '/v1/products?name=banh', '10.0.0.4'));
  expect(suggest[429]).toBeGreaterThan(0);
  expect((await ask(gateway.url, '/v1/products?page=2', '10.0.0.4')).status).toBe(200);
  expect(await statuses(220, () => ask(gateway.url, '/v1/file-manager/files/a.jpg', '10.0.0.4'))).toEqual({ 200: 220 });
  expect(await statuses(220, () => ask(gateway.url, '/remotes/mf-storefront/a.js', '10.0.0.4'))).toEqual({ 200: 220 });
});

test('what the client claims beyond the trusted proxies is not believed', async () => {
  const write = (claim: string) => ask(gateway.url, '/v1/products', `${claim}, 10.0.0.5`, { method: 'POST', body: '{}' });
  await statuses(40, () => write(randomBytes(2).join('.')));
  expect((await write('1.1.1.1')).status).toBe(429);
});

test('all instances count together', async () => {
  const prefix = `test-${randomBytes(4).toString('hex')}:`;
  const [one, other] = await Promise.all([start({ REDIS_PREFIX: prefix }), start({ REDIS_PREFIX: prefix })]);
  await statuses(40, () => ask(one.url, '/v1/products', '10.0.0.6', { method: 'POST', body: '{}' }));
  expect((await ask(other.url, '/v1/products', '10.0.0.6', { method: 'POST', body: '{}' })).status).toBe(429);
  await Promise.all([one.close(), other.close()]);
});

test('the site’s own servers are not counted: they ask for many visitors', async () => {
  expect(await statuses(40, () => ask(gateway.insideUrl, '/v1/products', '10.0.0.7', { method: 'POST', body: '{}' }))).toEqual({ 200: 40 });
});

test('without Redis an instance counts alone', async () => {
  const alone = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
  const counted = await statuses(40, () => ask(alone.url, '/v1/products', '10.0.0.8', { method: 'POST', body: '{}' }));
  expect(counted[429]).toBeGreaterThan(0);
  await alone.close();
});
