import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readLink } from '@gvg/contracts/cart/http/lines';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { createOutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';

type Link = ResponseBodyOf<typeof readLink>;

const html = (head: string) => `<!doctype html><html><head>${head}</head><body><p>Áo khoác</p></body></html>`;
const product = (offer: object = { price: 450_000, priceCurrency: 'VND' }) =>
  html(
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: ' Áo\n khoác ', image: '/a.jpg', offers: offer })}</script>`,
  );

let shop: CartHarness;
let outside: Server;
let customer: TestCustomer;
/** Responses of the test's sites by host and path. */
const pages = new Map<string, RequestListener>();
const requested: string[] = [];

const send =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

beforeAll(async () => {
  outside = createServer((request, response) => {
    const address = `${request.headers.host}${request.url}`;
    requested.push(address);
    const respond = pages.get(address);
    if (respond === undefined) response.writeHead(404).end();
    else respond(request, response);
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const fetchOutside = createOutsideFetch({
    resolve: async (hostname) => [hostname.startsWith('inside') ? '10.1.2.3' : '93.184.216.34'],
    dial: () => connect((outside.address() as AddressInfo).port, '127.0.0.1'),
  });
  shop = await startCartHarness('links', { fetchOutside });
  customer = await shop.guest();
});
afterAll(async () => {
  await shop.close();
  outside.closeAllConnections();
  await new Promise((resolve) => outside.close(resolve));
});

let hosts = 0;

/** A new site with one page at `/item`; `robots` are its rules. */
function site(respond: RequestListener, robots?: string): string {
  hosts += 1;
  const host = `shop${hosts}.example`;
  pages.set(`${host}/item`, respond);
  if (robots !== undefined) pages.set(`${host}/robots.txt`, send(robots, { 'content-type': 'text/plain' }));
  return `http://${host}/item`;
}

const read = async (url: string, by = customer) => (await by.post<Link>(readLink.path, { url })).body;

testEndpoints(
  [{ endpoint: readLink, validInput: () => ({ body: { url: 'ftp://shop.example/item' } }) }],
  () => shop.client,
);

it('reads name and price, and copies the picture for the caller', async () => {
  const user = await shop.user();
  const url = site(send(product()));
  const link = await read(url, user);
  expect(link).toMatchObject({ url, outcome: 'READ', name: 'Áo khoác', price: 450_000 });
  expect(link.image?.signedUrl).toContain(`${link.image?.url}?reader=${user.id}`);
  expect(shop.upload.requestsTo(fetchPictureForService).at(-1)?.body).toEqual({
    url: url.replace('item', 'a.jpg'),
    purpose: 'CART',
    owner: { kind: 'user', id: user.id },
    address: '127.0.0.1',
  });
  const staff = await shop.user({ roles: ['ADMIN'] });
  await read(url, staff);
  expect(shop.upload.requestsTo(fetchPictureForService).at(-1)?.body).not.toHaveProperty('address');
});

it.each([
  [
    'a price in another currency',
    send(product({ price: '19.99', priceCurrency: 'EUR' })),
    { outcome: 'READ', name: 'Áo khoác', foreignPrice: { amount: 19.99, currency: 'EUR' } },
  ],
  ['a page without data', send(html('<title>Áo khoác</title>')), { outcome: 'NO_DATA' }],
  ['what is no page', send('%PDF-1.7', { 'content-type': 'application/pdf' }), { outcome: 'NO_DATA' }],
  ['a compressed page', send(gzipSync(product()), { 'content-encoding': 'gzip' }), { outcome: 'READ', price: 450_000 }],
  [
    'a page of another encoding',
    send(
      Buffer.concat([
        Buffer.from('<meta property="og:title" content="'),
        Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
        Buffer.from('">'),
      ]),
      { 'content-type': 'text/html; charset=shift_jis' },
    ),
    { outcome: 'READ', name: '日本' },
  ],
  ['a page that is too large', send(product() + ' '.repeat(1_100_000)), { outcome: 'TOO_LARGE' }],
  [
    'a page that expands to too much',
    send(gzipSync(Buffer.alloc(100_000_000, 'x')), { 'content-encoding': 'gzip' }),
    { outcome: 'TOO_LARGE' },
  ],
  ['an encoding that is none', send('x', { 'content-encoding': 'klingon' }), { outcome: 'NO_DATA' }],
  [
    'a missing page',
    ((_, response) => void response.writeHead(404).end()) satisfies RequestListener,
    { outcome: 'NOT_REACHABLE' },
  ],
  [
    'a broken connection',
    ((request) => void request.socket.destroy()) satisfies RequestListener,
    { outcome: 'NOT_REACHABLE' },
  ],
  ['a redirect into a private network', redirect('http://inside.example/item'), { outcome: 'NOT_ALLOWED' }],
  ['a redirect to a private address', redirect('http://169.254.169.254/latest'), { outcome: 'NOT_ALLOWED' }],
  [
    'a name that is none',
    send(
      html(
        '<meta property="og:title" content="&#8238;&#8203; "><meta property="product:price:amount" content="1.000đ">',
      ),
    ),
    { outcome: 'READ', price: 1_000 },
  ],
])('reads %s', async (_, respond, expected) => {
  const link = await read(site(respond));
  expect(link).toMatchObject(expected);
  if (expected.outcome !== 'READ') expect(Object.keys(link).sort()).toEqual(['outcome', 'url']);
});

it.each([
  'http://127.0.0.1/item',
  'http://[::1]/item',
  'http://inside.example/item',
  'http://shop.example:8080/item',
  'ftp://shop.example/item',
  'http://a:b@shop.example/item',
])('does not request %s', async (url) => {
  const before = requested.length;
  expect(await read(url)).toEqual({ url, outcome: 'NOT_ALLOWED' });
  expect(requested).toHaveLength(before);
});

it("cuts a name to the maximum length of a line's name", async () => {
  expect((await read(site(send(html(`<meta property="og:title" content="${'Á'.repeat(1_000)}">`))))).name).toBe(
    'Á'.repeat(300),
  );
});

describe('rules of a site', () => {
  it.each([
    ['forbid all', 'User-agent: *\nDisallow: /', 'FORBIDDEN_BY_SITE'],
    ['forbid us', 'User-agent: GoodsVietGoods\nDisallow: /item\n\nUser-agent: *\nAllow: /', 'FORBIDDEN_BY_SITE'],
    ['forbid others', 'User-agent: Other\nDisallow: /', 'READ'],
    ['forbid another page', 'User-agent: *\nDisallow: /cart', 'READ'],
    ['are nonsense', '\0<html>', 'READ'],
    ['are endless', `#${'x'.repeat(600_000)}`, 'FORBIDDEN_BY_SITE'],
  ])('%s', async (_, robots, outcome) => {
    const url = site(send(product()), robots);
    expect((await read(url)).outcome).toBe(outcome);
    expect(requested.includes(url.slice('http://'.length))).toBe(outcome === 'READ');
  });

  it.each([
    ['forbid all while the server fails', 503, 'FORBIDDEN_BY_SITE'],
    ['allow all where there are none', 410, 'READ'],
  ])('%s', async (_, status, outcome) => {
    const url = site(send(product()));
    const { host } = new URL(url);
    pages.set(`${host}/robots.txt`, (__, response) => void response.writeHead(status).end());
    expect((await read(url)).outcome).toBe(outcome);
    // Cached for a while, even after the server has recovered.
    pages.set(`${host}/robots.txt`, send('', { 'content-type': 'text/plain' }));
    expect((await read(url)).outcome).toBe(outcome);
    expect(requested.filter((address) => address === `${host}/robots.txt`)).toHaveLength(1);
    expect(requested.includes(`${host}/item`)).toBe(outcome === 'READ');
  });

  it('are requested once', async () => {
    const url = site(send(product()), 'User-agent: *\nAllow: /');
    await Promise.all([read(url)]);
    await read(url);
    expect(requested.filter((address) => address.startsWith(new URL(url).host))).toEqual(
      ['robots.txt', 'item', 'item'].map((path) => `${new URL(url).host}/${path}`),
    );
  });

  it('apply to the target of a redirect', async () => {
    const forbidden = site(send(product()), 'User-agent: *\nDisallow: /');
    expect(await read(site(redirect(forbidden)))).toMatchObject({ outcome: 'FORBIDDEN_BY_SITE' });
    // Its rules are requested before its page.
    const { host } = new URL(forbidden);
    expect(requested.filter((address) => address.startsWith(host))).toEqual([`${host}/robots.txt`]);
  });
});

describe('a hanging site', () => {
  const hangs: RequestListener = () => undefined;

  it('times out for a page, its rules, and the end of a page', async () => {
    const ruleless = site(send(product()));
    pages.set(`${new URL(ruleless).host}/robots.txt`, hangs);
    const endless = site(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(product()),
    );
    const links = await Promise.all([site(hangs), ruleless, endless].map((url) => read(url)));
    expect(links.map(({ outcome }) => outcome)).toEqual(['TIMED_OUT', 'TIMED_OUT', 'TIMED_OUT']);
  });

  it('loses only its picture', async () => {
    shop.upload.handle(fetchPictureForService, () => new Promise(() => undefined));
    const link = await read(site(send(product())));
    expect(link).toMatchObject({ outcome: 'READ', name: 'Áo khoác', price: 450_000 });
    expect(link).not.toHaveProperty('image');
    shop.upload.handle(fetchPictureForService, () => {
      throw new ApiFailure('FILE_NOT_FOUND');
    });
    expect(await read(site(send(product())))).not.toHaveProperty('image');
  });
});
