import { createHash } from 'node:crypto';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import { startTestGateway } from '../testing/start-test-gateway.ts';
import type { TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const get = (path: string, options: RequestInit = {}) => fetch(gateway.url + path, options);

describe.each([
  ['/v1/openapi.json', 'application/json; charset=utf-8'],
  ['/v1/asyncapi.json', 'application/json; charset=utf-8'],
  ['/v1/docs', 'text/html; charset=utf-8'],
])('%s', (path, contentType) => {
  it('is revalidated by its ETag, and identical in every encoding', async () => {
    const plain = await get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.status).toBe(200);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    const compressed = await get(path, { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect((await compressed.text()) === (await plain.text())).toBe(true);
    const etag = plain.headers.get('etag') ?? '';
    expect(compressed.headers.get('etag')).toBe(etag);
    const again = await get(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await again.text()).length).toBe(0);
  });

  it('answers HEAD without a body, and rejects other methods', async () => {
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await get(path, { method: 'POST' });
    expect([posted.status, await posted.json()]).toEqual([404, expect.objectContaining({ message: 'NOT_FOUND' })]);
  });
});

test('serves OpenAPI 3.1 and AsyncAPI 3', async () => {
  expect(await (await get('/v1/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' });
  expect(await (await get('/v1/asyncapi.json')).json()).toMatchObject({ asyncapi: '3.0.0' });
});

describe('the reference page', () => {
  let page: string;
  let policy: string;
  beforeAll(async () => {
    const response = await get('/v1/docs');
    page = await response.text();
    policy = response.headers.get('content-security-policy') ?? '';
  });

  it('contains every call, with an anchor that links lead to', () => {
    for (const name of endpointsByName.keys()) expect(page).toContain(`<article id="${name}">`);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    expect([...page.matchAll(/ id="/g)]).toHaveLength(ids.size);
  });

  it('shows the inputs and responses of a call', () => {
    const article = /<article id="placeOrder">.*?<\/article>/s.exec(page)?.[0].replace(/<[^>]+>/g, '');
    expect(article).toContain('/v1/orders');
    expect(article).toContain('idempotencyKey: string; // uuid');
    expect(article).toContain('ORDER_WAS_EXISTED');
  });

  it('has no script, and a policy that allows only its own style', () => {
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(/^default-src 'none'/);
  });
});
