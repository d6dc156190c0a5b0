import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CanaryRelease } from '@gvg/contracts/composition/document-exchange';
import { eventually } from '@gvg/testing/eventually';
import { turns } from '@gvg/testing/turns';
import { get as getFrom } from '../testing/plain-get.ts';
import type { TestGateway } from '../testing/start-test-gateway.ts';
import type { SubscribedGateway } from '../testing/subscribed-gateway.ts';
import { startSubscribedGateway } from '../testing/subscribed-gateway.ts';

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const policy = "default-src 'none'";

let subscribed: SubscribedGateway;
let gateway: TestGateway;

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  getFrom(`${gateway.url}${path}`, headers, method);
const body = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).body.toString();
const cacheStatus = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).headers['cache-status'];

interface ShellDocument {
  html: string;
  status?: number;
  /** Undefined for a document that must not be cached. */
  tags?: string;
  headers?: Record<string, string>;
  /** Delays the response until it resolves. */
  after?: Promise<void>;
}

/** Responds like the shell's server. */
function respondWith({ html, status = 200, tags, headers = {}, after = Promise.resolve() }: ShellDocument): void {
  const etag = `W/"${Buffer.from(html).toString('base64url').slice(-40)}"`;
  gateway.shell.handler = (request, response) => {
    const isNotModified = tags !== undefined && request.headers['if-none-match'] === etag;
    const releases = gateway.shell.releases?.fingerprint ?? '';
    const cacheHeaders =
      tags === undefined
        ? { 'cache-control': 'private, no-cache' }
        : { 'cache-control': 'public, no-cache', 'cache-tag': tags, etag };
    void after.then(() => {
      response.writeHead(isNotModified ? 304 : status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'x-releases': releases,
        ...cacheHeaders,
        ...headers,
      });
      response.end(isNotModified ? undefined : `${html}${request.headers['x-canary'] ?? ''}`);
    });
  };
}

async function deploy(fingerprint: string, canaries: CanaryRelease[] = []): Promise<void> {
  const { shell } = gateway;
  shell.releases = { fingerprint, canaries };
  const requestsBefore = shell.releasesRequestCount;
  // The gateway sends the second request after processing the response to the first.
  await eventually(() => shell.releasesRequestCount >= requestsBefore + 2);
}

beforeAll(async () => {
  subscribed = await startSubscribedGateway(`test-documents-${randomBytes(4).toString('hex')}`);
  ({ gateway } = subscribed);
  await deploy('one');
});

afterAll(() => subscribed.close());

const html = `<h1>${'bánh tráng '.repeat(400)}</h1>`;

describe('a document', () => {
  test('is composed once for all visitors and sent in every encoding', async () => {
    respondWith({ html, tags: 'product' });
    const requestsBefore = gateway.shell.requestCount;
    const first = await get('/search?keyword=banh&page=2', {
      'accept-encoding': 'gzip, br',
      cookie: 'GUEST_SESSION_ID=1',
    });
    const compressed = await get('/search?page=02&utm_source=mail&keyword=+banh', {
      'accept-encoding': 'gzip, br',
      authorization: 'Bearer t',
    });
    expect([first, compressed].map(({ headers }) => headers['cache-status'])).toEqual([
      'gateway; fwd=miss',
      'gateway; hit',
    ]);
    for (const response of [first, compressed]) {
      expect(brotliDecompressSync(response.body).toString()).toBe(html);
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        'content-security-policy': policy,
        'cache-control': 'public, no-cache',
        vary: 'accept-encoding',
      });
      expect(Object.keys(response.headers)).not.toEqual(expect.arrayContaining(['cache-tag']));
      expect([response.headers['cache-tag'], response.headers['x-releases'], response.headers['set-cookie']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    const address = '/search?keyword=banh&page=2';
    expect(gunzipSync((await get(address, { 'accept-encoding': 'gzip' })).body).toString()).toBe(html);
    expect(await body(address)).toBe(html);
    expect(await body(address, crawler)).toBe(html);
    expect(gateway.shell.lastRequest?.url).toBe(address);
    expect(gateway.shell.lastRequest?.headers.cookie).toBeUndefined();
    expect(gateway.shell.requestCount).toBe(requestsBefore + 1);
  });

  test('has one fill for concurrent requests', async () => {
    const allAsked = Promise.withResolvers<void>();
    respondWith({ html, tags: 'product', after: allAsked.promise });
    const requestsBefore = gateway.shell.requestCount;
    const path = `/search?keyword=${randomBytes(4).toString('hex')}`;
    const bodies = Array.from({ length: 20 }, () => body(path));
    await eventually(() => gateway.shell.requestCount > requestsBefore);
    await turns(50);
    allAsked.resolve();
    expect(new Set(await Promise.all(bodies))).toEqual(new Set([html]));
    expect(gateway.shell.requestCount).toBe(requestsBefore + 1);
  });

  test('responds to conditional requests and HEAD from the cache', async () => {
    respondWith({ html, tags: 'product' });
    const { headers } = await get('/rate-table');
    const requestsBefore = gateway.shell.requestCount;
    const notModified = await get('/rate-table', { 'if-none-match': headers.etag as string });
    expect([notModified.status, notModified.body.length, notModified.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get('/rate-table', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get('/rate-table', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(Buffer.byteLength(html)),
      0,
    ]);
    expect(gateway.shell.requestCount).toBe(requestsBefore);
  });

  test('is the only one to change after an event about its content', async () => {
    const id = 'd'.repeat(24);
    respondWith({ html: '<h1>before</h1>', tags: `template,category:${id}` });
    await get('/page/shows-the-category');
    respondWith({ html: '<h1>unaffected</h1>', tags: 'template,cost' });
    await get('/page/about');
    respondWith({ html: '<h1>after</h1>', tags: 'category' });
    expect(await body('/page/shows-the-category')).toBe('<h1>before</h1>');
    await subscribed.publishCategoryChanged(id);
    await eventually(async () => (await body('/page/shows-the-category')) === '<h1>after</h1>');
    expect(await body('/page/about')).toBe('<h1>unaffected</h1>');
  });

  test('is composed again if it is requested after a change during its composition', async () => {
    const mayEnd = Promise.withResolvers<void>();
    respondWith({ html: '<h1>before</h1>', tags: 'template', after: mayEnd.promise });
    const early = body('/page/changing');
    await eventually(async () => gateway.shell.lastRequest?.url === '/page/changing');
    gateway.catalogue.handler = (_request, response) => response.writeHead(200).end('{}');
    await get(`/v1/page-templates/${'e'.repeat(24)}`, { authorization: 'Bearer t' }, 'PATCH');
    respondWith({ html: '<h1>after</h1>', tags: 'template' });
    const late = body('/page/changing');
    await turns(50);
    mayEnd.resolve();
    expect(await late).toBe('<h1>after</h1>');
    expect(await early).toBe('<h1>before</h1>');
    expect(await body('/page/changing')).toBe('<h1>after</h1>');
  });

  test('changes after a release', async () => {
    await deploy('two');
    respondWith({ html: '<h1>release two</h1>', tags: 'product' });
    await get('/');
    expect(await cacheStatus('/')).toBe('gateway; hit');
    respondWith({ html: '<h1>release three</h1>', tags: 'product' });
    await deploy('three');
    expect(await body('/')).toBe('<h1>release three</h1>');
  });

  test('has its own address and is never cached with a draft', async () => {
    respondWith({ html: 'published', tags: 'template' });
    await get('/with-draft');
    const requested: string[] = [];
    gateway.shell.handler = (request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' }).end('draft');
    };
    for (let time = 0; time < 2; time += 1) {
      const draft = await get('/with-draft?utm=1&draft=a.b.c');
      expect([draft.body.toString(), draft.headers['cache-control']]).toEqual(['draft', 'private, no-store']);
    }
    expect(requested).toEqual(['/with-draft?draft=a.b.c', '/with-draft?draft=a.b.c']);
    expect(await body('/with-draft')).toBe('published');
  });

  test('is not cached if it redirects, and retains the query of each request', async () => {
    respondWith({ html: '', status: 301, headers: { location: '/product/tra-1' } });
    const locations = await Promise.all(
      ['?country=JP', '?utm_source=mail', ''].map(
        async (query) => (await get(`/product/wrong-1${query}`)).headers.location,
      ),
    );
    expect(locations).toEqual(['/product/tra-1?country=JP', '/product/tra-1?utm_source=mail', '/product/tra-1']);
  });

  test.each<[string, Partial<ShellDocument>]>([
    ['without its fragment', {}],
    ['of a missing page', { status: 404 }],
    ['of a removed page', { status: 410, tags: 'product' }],
    ['that failed', { status: 503, tags: 'product' }],
    ['with a cookie', { tags: 'product', headers: { 'set-cookie': 'a=b' } }],
    ['of releases that this gateway does not know yet', { tags: 'product', headers: { 'x-releases': 'unknown' } }],
  ])('does not cache a document %s', async (name, document) => {
    const path = `/page/${name.replaceAll(' ', '-')}`;
    respondWith({ html, ...document });
    const requestsBefore = gateway.shell.requestCount;
    const first = await get(path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(first.body).toString()).toBe(html);
    expect([first.status, await cacheStatus(path)]).toEqual([document.status ?? 200, 'gateway; fwd=miss']);
    expect(gateway.shell.requestCount).toBe(requestsBefore + 2);
  });
});

describe('a crawler', () => {
  test('does not get the incomplete document that visitors wait for', async () => {
    const mayEnd = Promise.withResolvers<void>();
    respondWith({ html: '<h1>skeleton</h1>', after: mayEnd.promise });
    const visited = body('/page/late');
    await eventually(async () => gateway.shell.lastRequest?.url === '/page/late');
    respondWith({ html: '<h1>complete</h1>', tags: 'template' });
    expect(await body('/page/late', crawler)).toBe('<h1>complete</h1>');
    expect(gateway.shell.lastRequest?.headers['user-agent']).toBe(crawler['user-agent']);
    mayEnd.resolve();
    expect(await visited).toBe('<h1>skeleton</h1>');
    expect(await body('/page/late')).toBe('<h1>complete</h1>');
  });
});

describe('a canary', () => {
  const canary = (rule: CanaryRelease['rule']): CanaryRelease => ({ name: 'mf-storefront', version: 'v2', rule });
  const variant = (text: string) => `<h1>x</h1>${text}`;

  beforeEach(() => respondWith({ html: '<h1>x</h1>', tags: 'product', headers: { vary: 'cookie' } }));

  test('has its own documents for visitors with its cookie', async () => {
    await deploy('with-cookie', [canary({ cookie: 'CANARY=on' })]);
    for (let round = 0; round < 2; round += 1) {
      expect(await body('/', { cookie: 'a=b; CANARY=on' })).toBe(variant('mf-storefront@v2'));
      expect(await body('/', { cookie: 'CANARY=off', 'x-canary': 'mf-storefront@v2' })).toBe(variant(''));
    }
    const { headers } = await get('/', { cookie: 'CANARY=on' });
    expect([headers['cache-status'], headers.vary, headers['set-cookie']]).toEqual([
      'gateway; hit',
      'cookie, accept-encoding',
      undefined,
    ]);
  });

  test('is assigned to a share of the visitors, retained by a cookie that no document sets', async () => {
    await deploy('with-share', [canary({ share: 0.5 })]);
    expect(await body('/', { cookie: 'GVG_SHARE=0.400000' })).toBe(variant('mf-storefront@v2'));
    expect(await body('/', { cookie: 'GVG_SHARE=0.600000' })).toBe(variant(''));
    const visitors = Array.from({ length: 40 }, (_, index) => ({ 'user-agent': `Mozilla/5.0 Browser/${index}` }));
    const variantsOf = async (headers: readonly Record<string, string>[]) =>
      Promise.all(headers.map((header) => body('/', header)));
    const variants = await variantsOf(visitors);
    expect(new Set(variants)).toEqual(new Set([variant(''), variant('mf-storefront@v2')]));
    gateway.identity.handler = (_request, response) =>
      response.writeHead(200, { 'set-cookie': 'GUEST_SESSION_ID=1; Path=/' }).end('{}');
    const cookies = await Promise.all(
      visitors.map(async (headers) => (await get('/v1/auth/session', headers)).headers['set-cookie'] ?? []),
    );
    expect(cookies[0]).toEqual([
      'GUEST_SESSION_ID=1; Path=/',
      expect.stringMatching(/^GVG_SHARE=0\.\d{6}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const elsewhere = cookies.map(([, cookie = '']) => ({
      cookie: cookie.split(';')[0] as string,
      'user-agent': 'another browser',
    }));
    expect(await variantsOf(elsewhere)).toEqual(variants);
    expect((await get('/v1/auth/session', { cookie: 'GVG_SHARE=0.400000' })).headers['set-cookie']).toEqual([
      'GUEST_SESSION_ID=1; Path=/',
    ]);
  });

  test('sets no cookie without a share', async () => {
    await deploy('without-canary');
    gateway.identity.handler = (_request, response) => response.end('{}');
    expect((await get('/v1/auth/session')).headers['set-cookie']).toBeUndefined();
  });
});
