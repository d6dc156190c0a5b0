import { turns } from '@gvg/testing/turns';
import { ApiError } from '@gvg/browser-kit';
import { startTestServer } from '@gvg/remote-server/testing/start-test-server';
import type { TestServer } from '@gvg/remote-server/testing/start-test-server';
import { fakeApi } from '@gvg/browser-kit/testing';
import type { FakeResponse, FakeApi } from '@gvg/browser-kit/testing';
import { dryFood, listPage, makeProducts, ricePaper } from '../../src/testing/goods.ts';
import { samplePage } from '../warm-up/sample-entities.ts';
import { sitemapRoute } from './sitemap.route.ts';

const minuteMs = 60_000;

let api: FakeApi;
let server: TestServer;

async function start(responses: Record<string, FakeResponse>) {
  api = fakeApi({
    listCategories: listPage([dryFood]),
    listPageTemplates: listPage([samplePage]),
    ...responses,
  });
  server = await startTestServer((routes) => sitemapRoute(routes, { origin: 'https://shop.example', api: () => api }));
}
afterEach(() => server.close());

const queryOf = (input: string) => (JSON.parse(input) as { query: Record<string, unknown> }).query;
const get = (query = '') => fetch(`${server.url}/sitemap.xml${query}`);

describe('sitemapRoute', () => {
  it('lists every page in both languages with hreflang alternates', async () => {
    await start({ listProducts: listPage([ricePaper]) });
    const response = await get();
    expect(response.headers.get('content-type')).toMatch('application/xml');
    const xml = await response.text();
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
    const both = (vi: string, en: string) => [`https://shop.example${vi}`, `https://shop.example${en}`];
    expect(locations).toEqual([
      ...both('/', '/en'),
      ...both('/search', '/en/search'),
      ...both('/rate-table', '/en/rate-table'),
      ...both(`/category/thuc-pham-kho-${dryFood._id}`, `/en/category/dry-food-${dryFood._id}`),
      ...both('/page/sample', '/en/page/sample'),
      ...both(`/product/banh-trang-deo-tay-ninh-${ricePaper._id}`, `/en/product/soft-rice-paper-${ricePaper._id}`),
    ]);
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="en-US" href="https://shop.example/en/product/soft-rice-paper-${ricePaper._id}"/>`,
    );
  });

  it('lists categories and text pages beyond the first hundred', async () => {
    const paged = (item: object) => (input: string) => {
      const { page, limit } = queryOf(input);
      return listPage([item], { totalDocs: 101, page: Number(page ?? 1), limit: Number(limit) });
    };
    await start({
      listProducts: listPage([]),
      listCategories: paged(dryFood),
      listPageTemplates: paged(samplePage),
    });
    const xml = await (await get()).text();
    expect(xml.match(/<loc>[^<]*\/category\//g)).toHaveLength(2 * 2);
    expect(xml.match(/<loc>[^<]*\/page\//g)).toHaveLength(2 * 2);
  });

  it('caches the sitemap and retries after a failure', async () => {
    let isDown = true;
    await start({ listProducts: () => (isDown ? new ApiError(503) : listPage([ricePaper])) });
    expect((await get()).status).toBeGreaterThanOrEqual(500);
    isDown = false;
    expect((await get()).status).toBe(200);
    const before = api.requests.length;
    await Promise.all([get(), get(), get()]);
    expect(api.requests).toHaveLength(before);
  });

  it('serves the last sitemap for a day while the catalogue is unavailable, and builds a new one after ten minutes', async () => {
    let products: FakeResponse = listPage([ricePaper]);
    await start({ listProducts: () => products });
    const [realNow, names] = [performance.now.bind(performance), () => get().then((response) => response.text())];
    let elapsedMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => realNow() + elapsedMs);
    const elapse = async (milliseconds: number) => {
      elapsedMs += milliseconds;
      // The cache reads the clock again after its timer of one millisecond has fired.
      await turns(1);
    };
    try {
      const first = await names();
      products = new ApiError(503);
      await elapse(11 * minuteMs);
      expect(await names()).toBe(first);
      await elapse(22 * 60 * minuteMs);
      expect(await names()).toBe(first);
      await elapse(2 * 60 * minuteMs);
      expect((await get()).status).toBeGreaterThanOrEqual(500);
      products = listPage([ricePaper]);
      expect(await names()).toBe(first);
      products = listPage([]);
      expect(await names()).toBe(first);
      await elapse(11 * minuteMs);
      expect(await names()).not.toContain('/product/');
    } finally {
      clock.mockRestore();
    }
  });

  it('splits a large catalogue into several files with an index', async () => {
    const page = (input: string) => {
      const { page: number, limit } = queryOf(input);
      return listPage(makeProducts(1), { totalDocs: 12_000, page: Number(number), limit: Number(limit) });
    };
    await start({ listProducts: page });
    const index = await (await get()).text();
    expect([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1).map(
        (part) => `https://shop.example/sitemap.xml?part=${part}`,
      ),
    );
    expect(await (await get('?part=1')).text()).toContain('/rate-table');
    const last = await (await get('?part=24')).text();
    expect(last).not.toContain('/rate-table');
    expect(last.match(/<url>/g)).toHaveLength(5 * 2);
    for (const query of ['?part=25', '?part=0', '?part=x', '?part=1&part=2'])
      expect((await get(query)).status).toBe(404);
  });

  it('keeps each file below one megabyte with the longest names', async () => {
    const longest = makeProducts(100).map((product) => ({
      ...product,
      name: { vi: 'ê'.repeat(200), en: 'e'.repeat(200) },
    }));
    await start({
      listProducts: (input) =>
        listPage(longest, { totalDocs: 2_000, page: Number(queryOf(input)['page']), limit: 100 }),
    });
    const file = await (await get('?part=2')).text();
    expect(file.match(/<url>/g)).toHaveLength(500 * 2);
    expect(Buffer.byteLength(file)).toBeLessThan(1_000_000);
  });

  it.each([['br'], ['gzip'], ['identity']])('sends the encoding %s if it is accepted', async (encoding) => {
    await start({ listProducts: listPage([ricePaper]) });
    const response = await fetch(`${server.url}/sitemap.xml`, { headers: { 'accept-encoding': encoding } });
    expect([response.headers.get('content-encoding') ?? 'identity', response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(await response.text()).toContain('</urlset>');
  });
});
