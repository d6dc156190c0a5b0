import { ApiError } from '@gvg/browser-kit';
import { fragmentSchema } from '@gvg/contracts/composition/fragment';
import type { RenderedFragment } from '@gvg/contracts/composition/fragment';
import { fragmentRoute } from '@gvg/remote-server/fragment.route';
import { startTestServer } from '@gvg/remote-server/testing/start-test-server';
import type { TestServer } from '@gvg/remote-server/testing/start-test-server';
import { fakeApi } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { storefront } from '../src/storefront.remote.tsx';
import { dryFood, listPage, makeProducts, ricePaper } from '../src/testing/goods.ts';
import { sampleCost, sampleHomepage, samplePage, sampleProducer, sampleRateTable } from './warm-up/sample-entities.ts';

const origin = 'https://shop.example';
const defaultResponses: Record<string, FakeResponse> = {
  '/v1/products': listPage([ricePaper, ...makeProducts(4)], { totalDocs: 47 }),
  '/v1/products/': ricePaper,
  '/v1/product-categories': listPage([dryFood]),
  '/v1/product-categories/': dryFood,
  '/v1/producers/': { ...sampleProducer, name: { vi: 'Cô Ba', en: 'Ms Ba' } },
  '/v1/countries': listPage([{ code: 'VN', name: { vi: 'Việt Nam', en: 'Vietnam' } }]),
  '/v1/costs': listPage([sampleCost]),
  '/v1/users-rating/': listPage([]),
  '/v1/page-templates/get-type/HOMEPAGE': sampleHomepage,
  '/v1/page-templates/get-type/RATE_TABLE': sampleRateTable,
  '/v1/page-templates/get-slug/': samplePage,
};

let responses: Record<string, FakeResponse>;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer((routes) =>
    fragmentRoute(routes, { definition: storefront, origin, build: 'b1', apiFor: () => fakeApi(responses) }),
  );
});
beforeEach(() => {
  responses = defaultResponses;
});
afterAll(() => server.close());

const requestFragment = (path: string) =>
  fetch(
    `${server.url}/fragment?${new URLSearchParams({ path, locale: path.startsWith('/en') ? 'en' : 'vi' }).toString()}`,
  );

async function renderPage(path: string): Promise<RenderedFragment> {
  const fragment = fragmentSchema.parse(await (await requestFragment(path)).json());
  if (fragment.status !== 200) throw new Error(`${path} returned ${fragment.status}`);
  return fragment;
}

const productPath = `/product/banh-trang-deo-tay-ninh-${ricePaper._id}`;
const categoryPath = `/category/thuc-pham-kho-${dryFood._id}`;
const everyPage = ['/', '/search?keyword=b%C3%A1nh', productPath, categoryPath, '/rate-table', '/page/sample'];

describe('fragments of the storefront', () => {
  describe.each(
    everyPage.flatMap((path) => [
      path,
      path === '/'
        ? '/en'
        : `/en${path.replace('banh-trang-deo-tay-ninh', 'soft-rice-paper').replace('thuc-pham-kho', 'dry-food')}`,
    ]),
  )('%s', (path) => {
    it('has one h1, title, description, alternates in both languages and sharing tags', async () => {
      const { html, head, state, css } = await renderPage(path);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(head.title).toMatch(/.+ \| Goods Viet Goods$/);
      expect(head.description.length).toBeGreaterThan(0);
      expect(head.canonical).toBe(origin + path);
      expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(['vi', 'en-US', 'x-default']);
      expect(head.alternates.map(({ href }) => href)).toContain(head.canonical);
      expect(Object.fromEntries(head.og)).toMatchObject({
        'og:url': head.canonical,
        'og:locale': path.startsWith('/en') ? 'en_US' : 'vi_VN',
        'og:site_name': 'Goods Viet Goods',
      });
      expect(state).toMatchObject({ path, locale: path.startsWith('/en') ? 'en' : 'vi' });
      expect(css.rules.length).toBeGreaterThan(0);
    });

    it('has no inline styles and no translation keys', async () => {
      const { html, head } = await renderPage(path);
      expect(html).not.toMatch(/\sstyle="/);
      expect(`${html}${head.title}${head.description}`).not.toMatch(
        /\b(shop|catalogue|home|listing|product|freight|rates)\.[a-z]\w+/,
      );
    });
  });

  it.each([
    ['/user/profile', 'Hồ sơ'],
    ['/en/user/profile', 'Profile'],
    ['/user/change-password', 'Đổi mật khẩu'],
    ['/en/user/change-password', 'Change password'],
  ])(
    'renders %s without any API call: title, navigation and a skeleton, the same for everyone, with noindex',
    async (path, title) => {
      responses = {};
      const { head, html, state } = await renderPage(path);
      expect(head).toMatchObject({ title: `${title} | Goods Viet Goods`, robots: 'noindex', alternates: [], og: [] });
      expect(html).toContain(`${title}</h1>`);
      expect(html).toContain('<nav');
      expect(html).not.toMatch(/<form|<input|\sstyle="/);
      expect(state.data).toEqual({});
    },
  );

  it('uses a separate slug in each language', async () => {
    const { head } = await renderPage(productPath);
    expect(head.alternates.find(({ hreflang }) => hreflang === 'en-US')?.href).toBe(
      `${origin}/en/product/soft-rice-paper-${ricePaper._id}`,
    );
  });

  it('describes a product with price, stock, brand, ratings and breadcrumbs in structured data', async () => {
    const { head } = await renderPage(productPath);
    expect(head.jsonld).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        name: 'Bánh tráng dẻo Tây Ninh',
        description: 'Dẻo mà không bở',
        brand: { '@type': 'Brand', name: 'Cô Ba' },
        offers: expect.objectContaining({
          price: 65_000,
          priceCurrency: 'VND',
          availability: 'https://schema.org/InStock',
          url: origin + productPath,
        }),
        aggregateRating: expect.objectContaining({ ratingValue: 4.9, reviewCount: 312 }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    expect(head.og).toContainEqual(['product:price:amount', '65000']);
  });

  it('describes the site search on the home page in structured data', async () => {
    const { head } = await renderPage('/en');
    expect(JSON.stringify(head.jsonld)).toContain('https://shop.example/en/search?keyword={keyword}');
  });

  it('preloads the first picture in all available sizes', async () => {
    const { head, html } = await renderPage(productPath);
    expect(head.preloads).toEqual([
      expect.objectContaining({
        as: 'image',
        imageSrcSet: expect.stringContaining('/v1/file-manager/files/one.png?w=640 640w'),
      }),
    ]);
    expect(html).not.toContain('<link');
  });

  it.each([
    ['/search?type=HEAVY', true],
    ['/search?sort=PRICE_ASC', true],
    ['/search', false],
    ['/search?page=2', false],
  ])('marks %s as noindex: %s', async (path, noIndex) => {
    expect((await renderPage(path)).head.robots).toBe(noIndex ? 'noindex, follow' : undefined);
  });

  it('redirects a wrong slug with a known id to the canonical path and keeps the query', async () => {
    const moved = await (await requestFragment(`/product/wrong-${ricePaper._id}?from=mail`)).json();
    expect(moved).toMatchObject({ status: 301, location: `${productPath}?from=mail` });
    expect(await (await requestFragment(`/en${categoryPath}`)).json()).toMatchObject({
      status: 301,
      location: `/en/category/dry-food-${dryFood._id}`,
    });
  });

  it.each([
    '/product/no-id-here',
    `/product/x-${'z'.repeat(24)}`,
    '/page/UPPER',
    '/page/a--b',
    '/nowhere',
    '/category/42',
  ])('returns 404 for %s without API calls', async (path) => {
    responses = {};
    expect(await (await requestFragment(path)).json()).toMatchObject({ status: 404 });
  });

  it('returns 404 for unknown or hidden entities and 410 for removed ones', async () => {
    responses = { ...defaultResponses, '/v1/products/': new ApiError(404, { message: 'PRODUCT_NOT_FOUND' }) };
    expect(await (await requestFragment(productPath)).json()).toMatchObject({ status: 404 });
    responses = {
      ...defaultResponses,
      '/v1/products/': new ApiError(404, { message: 'PRODUCT_CATEGORY_IS_NOT_SHOWED' }),
    };
    expect(await (await requestFragment(productPath)).json()).toMatchObject({ status: 404 });
    responses = { ...defaultResponses, '/v1/products/': new ApiError(410, { message: 'PRODUCT_WAS_DELETED' }) };
    expect(await (await requestFragment(productPath)).json()).toMatchObject({ status: 410 });
  });

  it('renders a page without its optional data', async () => {
    responses = { '/v1/products/': ricePaper };
    const { html, state } = await renderPage(productPath);
    expect(html).toContain('Bánh tráng dẻo Tây Ninh');
    expect(Object.keys(state.data)).toEqual([`/v1/products/${ricePaper._id}`]);
  });

  it('responds 503 when required data is unavailable', async () => {
    responses = { ...defaultResponses, '/v1/products/': new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }) };
    const response = await requestFragment(productPath);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'SERVICE_UNAVAILABLE' });
  });

  it('escapes texts entered by administrators', async () => {
    responses = {
      ...defaultResponses,
      '/v1/products/': {
        ...ricePaper,
        name: { vi: '</script><marquee>', en: '' },
        description: { vi: '<script>alert(1)</script>', en: '' },
      },
    };
    const { html } = await renderPage(`/product/scriptmarquee-${ricePaper._id}`);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<marquee>');
  });

  it('includes fallback products with an empty list', async () => {
    responses = {
      ...defaultResponses,
      '/v1/products': (address: string) =>
        address.includes('sort=BEST_SELLER') ? listPage([ricePaper]) : listPage([]),
    };
    const { html, state } = await renderPage('/search?keyword=xyz');
    expect(html).toContain('Được mua nhiều');
    expect(Object.keys(state.data).filter((address) => address.startsWith('/v1/products'))).toHaveLength(2);
  });
});
