import { demoShopHost, outsideFetchWithDemoShop } from '@gvg/outside-fetch/demo-shop';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { startWorkspaceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import sharp from 'sharp';

let market: ServiceProcess;
let fetchOutside: OutsideFetch;

const maxBytes = 1024 * 1024;
const read = async (path: string, timeoutMs = 3_000) =>
  (await fetchOutside(`http://${demoShopHost}${path}`, { maxBytes, timeoutMs })).body;

beforeAll(async () => {
  market = await startWorkspaceProcess('infra/village-market', {
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'silent',
    // A process of the site has at most 256 MB, which parsing the file of drawings would fill.
    NODE_OPTIONS: '--max-old-space-size=96',
  });
  fetchOutside = outsideFetchWithDemoShop(market.url);
});
afterAll(() => market.stop());

test('describes its goods in several ways', async () => {
  expect(String(await read('/'))).toContain(`http://${demoShopHost}/hang/ao-dai-lua-to-tam`);
  expect(String(await read('/hang/ao-dai-lua-to-tam'))).toContain('property="product:price:amount" content="1250000"');
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(String(await read('/hang/am-tra-bat-trang'))) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Product',
    name: 'Ấm trà Bát Tràng men lam',
    offers: { price: '480000', priceCurrency: 'VND' },
  });
  expect(String(await read('/hang/tranh-dong-ho'))).not.toMatch(/og:|ld\+json/);
});

test('has a picture of each product, without the memory for the whole set of drawings', async () => {
  const pictures = await Promise.all(
    ['ao-dai-lua-to-tam', 'am-tra-bat-trang', 'bo-truyen-co-tich', 'gio-tre-quai-da', 'tranh-dong-ho'].map((slug) =>
      read(`/pictures/${slug}.png`, 30_000),
    ),
  );
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 640, height: 640 });
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
});

test('forbids robots one path, and has a page that never responds', async () => {
  expect(String(await read('/robots.txt'))).toContain('Disallow: /khong-cho-may-doc/');
  await expect(
    fetchOutside(`http://${demoShopHost}/cham/lua-ha-dong`, { maxBytes, timeoutMs: 300 }),
  ).rejects.toMatchObject({ reason: 'TIMED_OUT' });
});

test.each(['dau', 'bang-ma', 'the', 'du-lieu'])('has a page of almost a megabyte at /nang/%s', async (kind) => {
  const page = await read(`/nang/${kind}`, 30_000);
  expect(page.length).toBeGreaterThan(0.95 * maxBytes);
  expect(String(page)).toContain('Gùi tre');
});

test('is only reached by its own name, and other links keep every check', async () => {
  await expect(fetchOutside(market.url, { maxBytes })).rejects.toMatchObject({ reason: 'REFUSED' });
  await expect(fetchOutside(`http://${demoShopHost}:8080/`, { maxBytes })).rejects.toMatchObject({ reason: 'REFUSED' });
  await expect(
    outsideFetchWithDemoShop(undefined)(`http://${demoShopHost}/`, { maxBytes, timeoutMs: 3_000 }),
  ).rejects.toMatchObject({ reason: expect.stringMatching(/UNREACHABLE|TIMED_OUT/) as string });
});

test('refuses to start in production', async () => {
  await expect(
    startWorkspaceProcess('infra/village-market', { ENVIRONMENT: 'PRODUCTION', LOG_LEVEL: 'silent' }),
  ).rejects.toThrow('exited');
});
