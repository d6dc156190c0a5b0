import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { Release } from '@gvg/contracts/composition/registry';
import { smokeRemote } from './smoke-remote.ts';
import { shellAddresses, smokeShell } from './smoke-shell.ts';

const part = 'mf-cart';
const version = '0123456789ab';
const cookie = 'RELEASE_CANDIDATE=abc';
const release: Release = {
  name: part,
  version,
  pageContract: pageContractVersion,
  entry: 'remoteEntry.js',
  preloads: {},
  integrity: {},
  routes: [
    { path: '/user/cart', layout: 'public' },
    { path: '/order/:code', layout: 'bare' },
  ],
  widgets: [],
  fragments: true,
};
/** Long enough for a page that is served immediately. */
const limits = { servedMs: 1_000, renderedMs: 2_000 };
const never = new AbortController().signal;

let server: Server;
let origin: string;
let requests: { url: string; cookie: string }[];
/** Script of the page at /user/cart, for a visitor with the candidate's cookie. */
let script: string;
let status: number;

beforeEach(async () => {
  requests = [];
  script = "performance.mark('gvg-mf-cart-ready')";
  status = 200;
  server = createServer((request, response) => {
    const [url, sent] = [request.url ?? '', request.headers.cookie ?? ''];
    requests.push({ url, cookie: sent });
    const isCandidate = sent.includes(cookie);
    const assets = `/remotes/${part}/${isCandidate ? version : 'ffffffffffff'}/`;
    const page = isCandidate ? script : "throw new Error('the stable version was opened')";
    response
      .writeHead(url === '/favicon.ico' ? 204 : status, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>x</title><link rel="preload" as="fetch" href="data:,${assets}"><script>${page}</script>`,
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('a candidate of a remote', () => {
  it("passes if each page without parameters renders with the candidate's cookie", async () => {
    await smokeRemote(origin, { part, version, release }, cookie, never);
    const pages = requests.filter(({ url }) => url !== '/favicon.ico');
    expect(new Set(pages.map(({ url }) => url))).toEqual(new Set(['/user/cart']));
    expect(pages.every((request) => request.cookie.includes(cookie))).toBe(true);
  });

  it.each([
    [
      'throws',
      "performance.mark('gvg-mf-cart-ready'); setTimeout(() => { throw new Error('total of undefined') })",
      'throws Error: total of undefined',
    ],
    [
      'logs an error',
      "performance.mark('gvg-mf-cart-ready'); console.error('a key is missing')",
      'logs a key is missing',
    ],
  ])('fails when a page %s', async (_, failing, reason) => {
    script = failing;
    await expect(smokeRemote(origin, { part, version, release }, cookie, never)).rejects.toThrow(
      `/user/cart: ${reason}`,
    );
  });

  it('fails if a page responds with an error', async () => {
    status = 503;
    await expect(smokeRemote(origin, { part, version, release }, cookie, never)).rejects.toThrow('answers 503');
  });

  it('fails if a page never becomes ready', async () => {
    script = '';
    await expect(smokeRemote(origin, { part, version, release }, cookie, never, limits)).rejects.toThrow(
      'it is not ready within',
    );
  });

  it('fails if documents are not composed with it', async () => {
    const other = { part, version: 'aaaaaaaaaaaa', release };
    await expect(smokeRemote(origin, other, cookie, never, limits)).rejects.toThrow(
      'is not composed with the candidate',
    );
  });
});

describe('a candidate of the shell', () => {
  it('is checked for its health and a document in each language', async () => {
    await smokeShell(origin, never);
    expect(requests.map(({ url }) => url)).toEqual(shellAddresses);
  });

  it('fails if a document fails or the candidate does not respond', async () => {
    status = 500;
    await expect(smokeShell(origin, never)).rejects.toThrow('/en answers 500');
    await expect(smokeShell('http://127.0.0.1:9', never)).rejects.toThrow('answers nothing');
  });
});
