import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@gvg/testing/eventually';
import { get as getFrom } from '../testing/plain-get.ts';
import type { TestGateway } from '../testing/start-test-gateway.ts';
import { startTestGateway } from '../testing/start-test-gateway.ts';
import type { SubscribedGateway } from '../testing/subscribed-gateway.ts';
import { startSubscribedGateway } from '../testing/subscribed-gateway.ts';

const id = 'c'.repeat(24);

let subscribed: SubscribedGateway;
let gateway: TestGateway;

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  getFrom(`${gateway.url}${path}`, headers, method);

const cacheStatus = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).headers['cache-status'];

/** Responds like a service: public, with an ETag of the body. */
function respondWith(body: string, headers: Record<string, string> = {}): void {
  const etag = `W/"${Buffer.from(body).toString('base64url').slice(0, 40)}"`;
  gateway.catalogue.handler = (request, response) => {
    const isNotModified = request.headers['if-none-match'] === etag;
    response.writeHead(isNotModified ? 304 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag,
      ...headers,
    });
    response.end(isNotModified ? undefined : body);
  };
}

beforeAll(async () => {
  subscribed = await startSubscribedGateway(`test-gateway-${randomBytes(4).toString('hex')}`);
  ({ gateway } = subscribed);
});

afterAll(() => subscribed.close());

beforeEach(() => {
  respondWith('{"docs":[]}');
});

test('fetches a public response once and serves it for GET, conditional GET and HEAD', async () => {
  const requestsBefore = gateway.catalogue.requestCount;
  const first = await get('/v1/products/status-a?ignored=1');
  const again = await get('/v1/products/status-a?other=2');
  expect(first.headers['cache-status']).toBe('gateway; fwd=miss');
  expect(again.headers['cache-status']).toBe('gateway; hit');
  expect(again.body.toString()).toBe('{"docs":[]}');
  expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const notModified = await get('/v1/products/status-a', {
    'if-none-match': `"other", ${again.headers.etag as string}`,
  });
  expect({ status: notModified.status, length: notModified.body.length, etag: notModified.headers.etag }).toEqual({
    status: 304,
    length: 0,
    etag: again.headers.etag,
  });
  const head = await get('/v1/products/status-a', {}, 'HEAD');
  expect({ status: head.status, length: head.headers['content-length'], body: head.body.length }).toEqual({
    status: 200,
    length: '11',
    body: 0,
  });
  expect(gateway.catalogue.requestCount).toBe(requestsBefore + 1);
});

test('normalizes equivalent queries to one entry and separates different queries', async () => {
  await get('/v1/products?page=1&name=banh');
  expect(await cacheStatus('/v1/products?name=banh&utm_source=x&page=1')).toBe('gateway; hit');
  expect(await cacheStatus('/v1/products?n%61me=+banh&page=01&limit=20')).toBe('gateway; hit');
  expect(await cacheStatus('/v1/products?name=banh&page=2')).toBe('gateway; fwd=miss');
});

test('compresses the body with the best accepted encoding', async () => {
  const body = JSON.stringify({ text: 'bánh tráng '.repeat(500) });
  respondWith(body);
  const compressed = await get('/v1/products/compressed', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(body);
  expect(
    (await get('/v1/products/compressed', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
  ).toBe('gzip');
  const plain = await get('/v1/products/compressed');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(body);
});

test.each([
  ['with a token', '/v1/products/x1', { authorization: 'Bearer t' }, {}],
  ['that the service marks as private', '/v1/products/x2', {}, { 'cache-control': 'private, no-store' }],
  ['that sets a cookie', '/v1/products/x3', {}, { 'set-cookie': 'a=b' }],
  ['that varies by language', '/v1/products/x4', {}, { vary: 'Accept-Language' }],
  ['of an endpoint without caching in its contract', '/v1/auth/session', {}, {}],
  ['of a percent-encoded path', '/v1/products/%61', {}, {}],
] as const)('does not cache a response %s', async (_, path, headers, responseHeaders) => {
  respondWith('{}', responseHeaders);
  gateway.identity.handler = gateway.catalogue.handler;
  const requestsBefore = gateway.catalogue.requestCount + gateway.identity.requestCount;
  await get(path, headers);
  expect((await get(path, headers)).headers['cache-status']).not.toBe('gateway; hit');
  expect(gateway.catalogue.requestCount + gateway.identity.requestCount).toBe(requestsBefore + 2);
});

test('does not cache a failure, and each client receives its own request id', async () => {
  gateway.catalogue.handler = (request, response) => {
    response
      .writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public' })
      .end(JSON.stringify({ requestId: request.headers['x-request-id'] }));
  };
  const responses = await Promise.all(
    ['request-aaaa', 'request-bbbb'].map((requestId) => get('/v1/products/missing', { 'x-request-id': requestId })),
  );
  for (const { status, headers, body } of responses) {
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual({ requestId: headers['x-request-id'] });
  }
  respondWith('{"found":true}');
  expect((await get('/v1/products/missing')).status).toBe(200);
});

test('coalesces concurrent misses into one upstream request', async () => {
  const requestsBefore = gateway.catalogue.requestCount;
  const release = Promise.withResolvers<void>();
  gateway.catalogue.handler = (_request, response) => {
    void release.promise.then(() =>
      response.writeHead(200, { etag: '"1"', 'cache-control': 'public, no-cache' }).end('{"n":1}'),
    );
  };
  const all = Array.from({ length: 50 }, () => get('/v1/products/crowd'));
  await eventually(() => gateway.catalogue.requestCount > requestsBefore);
  release.resolve();
  for (const { body } of await Promise.all(all)) expect(body.toString()).toBe('{"n":1}');
  expect(gateway.catalogue.requestCount).toBe(requestsBefore + 1);
});

test('invalidates the affected responses when the catalogue publishes an event', async () => {
  respondWith('{"name":"before"}');
  await get(`/v1/product-categories/${id}`);
  await get('/v1/products/of-category');
  await get('/v1/producers');
  respondWith('{"name":"after"}');
  expect((await get(`/v1/product-categories/${id}`)).body.toString()).toContain('before');
  await subscribed.publishCategoryChanged(id);
  await eventually(async () => (await get(`/v1/product-categories/${id}`)).body.toString().includes('after'));
  expect((await get('/v1/products/of-category')).body.toString()).toContain('after');
  // An invalidated response would be a miss; on a slow machine it may already have expired.
  expect(await cacheStatus('/v1/producers')).not.toBe('gateway; fwd=miss');
});

test('invalidates after a successful write through this gateway', async () => {
  respondWith('{"name":"before"}');
  await get('/v1/page-templates/get-type/HEADER');
  respondWith('{"name":"after"}');
  expect((await get('/v1/page-templates/get-type/HEADER')).body.toString()).toContain('before');
  await get(`/v1/page-templates/${id}`, { authorization: 'Bearer t' }, 'PATCH');
  expect((await get('/v1/page-templates/get-type/HEADER')).body.toString()).toContain('after');
});

test('invalidates the ratings of every product when a rating is hidden', async () => {
  respondWith('{"docs":["before"]}');
  await get(`/v1/users-rating/product/${id}`);
  respondWith('{"docs":["after"]}');
  expect((await get(`/v1/users-rating/product/${id}`)).body.toString()).toContain('before');
  await get(`/v1/users-rating/status/${'a'.repeat(24)}`, { authorization: 'Bearer t' }, 'PUT');
  expect((await get(`/v1/users-rating/product/${id}`)).body.toString()).toContain('after');
});

test('keeps its responses after a POST that changes nothing', async () => {
  respondWith('{"rows":[]}');
  await get('/v1/costs');
  await get('/v1/countries');
  expect((await get('/v1/costs/estimate', {}, 'POST')).status).toBe(200);
  expect(await Promise.all(['/v1/costs', '/v1/countries'].map((path) => cacheStatus(path)))).toEqual([
    'gateway; hit',
    'gateway; hit',
  ]);
});

test('forwards the read of a draft without caching it or using the cache', async () => {
  const path = '/v1/page-templates/get-type/FOOTER';
  respondWith('"published"');
  await get(path);
  gateway.catalogue.handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private, no-store' });
    response.end(JSON.stringify(request.headers['x-template-draft'] ?? 'none'));
  };
  const draft = await get(path, { 'x-template-draft': 'a.b.c' });
  expect([draft.body.toString(), draft.headers['cache-status']]).toEqual(['"a.b.c"', undefined]);
  expect((await get(path)).body.toString()).toBe('"published"');
});

test('caches one response per language if the contract varies by it', async () => {
  const respondInLanguage = (body: Record<'vi' | 'en', string>) => {
    gateway.catalogue.handler = (request, response) => {
      const language = /\ben\b/.test(request.headers['accept-language'] ?? '') ? 'en' : 'vi';
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'public, no-cache',
          etag: `"${language}"`,
          vary: 'Accept-Language',
        })
        .end(body[language]);
    };
  };
  respondInLanguage({ vi: '["Nga","Anh"]', en: '["England","Russia"]' });
  const path = '/v1/countries?limit=2';
  const vietnamese = await get(path);
  const english = await get(path, { 'accept-language': 'en-GB,en;q=0.9,vi;q=0.1' });
  expect([vietnamese.body.toString(), english.body.toString()]).toEqual(['["Nga","Anh"]', '["England","Russia"]']);
  expect(english.headers.vary).toBe('accept-encoding, accept-language');
  const again = await get(path, { 'accept-language': 'fr, en;q=0.2' });
  expect([again.headers['cache-status'], again.body.toString()]).toEqual(['gateway; hit', '["England","Russia"]']);
  expect((await get(path, { 'accept-language': 'fr' })).body.toString()).toBe('["Nga","Anh"]');
});

test('revalidates every response by its ETag while the broker is unavailable', async () => {
  const unsubscribed = await startTestGateway({ REDIS_URL: process.env['REDIS_URL'] as string });
  const conditions: (string | undefined)[] = [];
  unsubscribed.catalogue.handler = (request, response) => {
    conditions.push(request.headers['if-none-match']);
    response
      .writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, {
        etag: '"1"',
        'cache-control': 'public, no-cache',
      })
      .end(request.headers['if-none-match'] === '"1"' ? undefined : '{"n":1}');
  };
  const requestProducers = async () => {
    const response = await fetch(`${unsubscribed.url}/v1/producers`);
    return [response.headers.get('cache-status'), await response.text()];
  };
  expect(await requestProducers()).toEqual(['gateway; fwd=miss', '{"n":1}']);
  expect(await requestProducers()).toEqual(['gateway; fwd=stale', '{"n":1}']);
  expect(conditions).toEqual([undefined, '"1"']);
  await unsubscribed.close();
});
