import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { createHash } from 'node:crypto';
import { unwatchFile, watchFile, writeFileSync } from 'node:fs';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import { eventually } from '@gvg/testing/eventually';
import { turns } from '@gvg/testing/turns';
import {
  startFakeUpstream,
  renderedFragment,
  publicRoutes,
  remote,
  startTestShell,
} from './start-test-shell.fixtures.ts';

type Shell = Awaited<ReturnType<typeof startTestShell>>;

/** Everything except the timer that ends the wait for a remote and the catalogue, which stands still until a test advances it. */
const realTime = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const never = new Promise<void>(() => undefined);

const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(() => void jest.useFakeTimers({ doNotFake: realTime }));
afterEach(async () => {
  jest.useRealTimers();
  for (const close of cleanups.splice(0)) await close();
});

async function shellWith(
  fragment: Fragment | { status: number; body: unknown; after?: Promise<void> },
  changes: Parameters<typeof remote>[0] = {},
) {
  const response = 'contract' in fragment ? { body: fragment } : fragment;
  const fragments = await startFakeUpstream(() => response);
  const shell = await startTestShell({ registry: [remote({ fragmentUrl: fragments.url, ...changes })] });
  cleanups.push(shell.close, fragments.close);
  return { shell, fragments };
}

const emptyShell = async (...options: Parameters<typeof startTestShell>): Promise<Shell> => {
  const shell = await startTestShell(...options);
  cleanups.push(shell.close);
  return shell;
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const readJson = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null') as unknown;

describe('a page rendered by its remote', () => {
  test('is placed between header and footer, with head, styles and state once', async () => {
    const { shell, fragments } = await shellWith(renderedFragment());
    const { status, text, headers } = await shell.get('/?utm=1');
    expect(status).toBe(200);
    expect(fragments.requests).toEqual(['/fragment?path=%2F&locale=vi']);
    expect(text).toContain('<html lang="vi">');
    expect(text).toContain('<title>Bánh tráng $&amp; &lt;/title&gt;</title>');
    expect(text).toContain('<div id="gvg-mf-storefront" data-ssr="v1"><h1>Bánh tráng $1</h1></div>');
    expect(text).toMatch(
      /<div id="gvg-page" data-ssr>.*<header.*<main id="gvg-content" tabindex="-1"><div id="gvg-mf-storefront".*<footer/is,
    );
    expect(text.match(/\.gvg-abc\{color:red\}/g)).toHaveLength(1);
    expect(text).toMatch(/<style data-emotion="gvg [^"]*\babc\b/);
    expect(readJson(text, 'gvg-state-mf-storefront')).toEqual({
      path: '/',
      locale: 'vi',
      data: { '/v1/x': { text: '</script><script>' } },
      strings: {},
    });
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('preloads the scripts of its route and exposes no server address', async () => {
    const { shell, fragments } = await shellWith(renderedFragment());
    const { text } = await shell.get('/search');
    const preloaded = [...text.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloaded).toEqual([
      '/shell/react.1.js',
      '/shell/page.1.js',
      '/shell/texts-vi.1.js',
      '/remotes/mf-storefront/v1/remoteEntry.js',
      '/remotes/mf-storefront/v1/application.js',
      '/remotes/mf-storefront/v1/search.js',
    ]);
    expect(readJson(text, 'gvg-registry')).toEqual([
      {
        name: 'mf-storefront',
        version: 'v1',
        pageContract: pageContractVersion,
        entryUrl: '/remotes/mf-storefront/v1/remoteEntry.js',
        routes: publicRoutes('/', '/search', '/product/:slugId'),
        widgets: [],
      },
    ]);
    expect(text).not.toContain(fragments.url);
  });

  test('names the staff scripts for the inline script, which requests them in browsers of staff only', async () => {
    const { shell } = await shellWith(renderedFragment({ remote: 'mf-admin' }), {
      name: 'mf-admin',
      assetsUrl: '/remotes/mf-admin/v1/',
      preloads: {},
      staffPreloads: {
        pages: { '/admin/orders': ['chart.js', 'staff-orders.js'] },
        texts: { vi: ['staff-texts-vi.js'], en: ['staff-texts-en.js'] },
      },
      routes: ['/admin/orders', '/admin/mails'].map((path) => ({ path, layout: 'admin' })),
    });
    const { text, headers } = await shell.get('/en/admin/orders');
    const scripts = ['chart.js', 'staff-orders.js', 'staff-texts-en.js'].map((file) => `/remotes/mf-admin/v1/${file}`);
    expect(text).toContain(
      `<script data-storage-key="STAGING_ACCESS_TOKEN" data-scripts="${scripts.join(' ')}">staff-preloads();</script>`,
    );
    for (const script of scripts) expect(text.split(script)).toHaveLength(2);
    expect(headers.get('content-security-policy')).toContain(hashOf('staff-preloads();'));

    const other = await shell.get('/admin/mails');
    expect(other.text).not.toContain('staff-');
    expect(other.headers.get('content-security-policy')).not.toContain(hashOf('staff-preloads();'));
  });

  test('requests its first image before its scripts, and preloads no fonts', async () => {
    const page = renderedFragment();
    if (page.status !== 200) throw new Error('not rendered');
    const { shell } = await shellWith({
      ...page,
      head: { ...page.head, preloads: [{ href: '/hero.png', as: 'image', imageSrcSet: '/hero.png?w=480 480w' }] },
    });
    const { text } = await shell.get('/');
    const image = text.indexOf(
      '<link rel="preload" as="image" href="/hero.png" imagesrcset="/hero.png?w=480 480w" fetchpriority="high">',
    );
    const script = text.indexOf('<link rel="preload" as="script"');
    expect(image).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(image);
    expect(text).toMatch(/<script defer(?:="")? src="\/shell\/main\.1\.js"/);
    expect(text).not.toContain('as="font"');
    expect(text).toMatch(/<style id="gvg-late-fonts" media="not all">@font-face/);
  });

  test('allows only its own inline scripts and styles, by their hashes', async () => {
    const page = renderedFragment({
      html: '<h1>x</h1><script>alert("injected")</script><style>h1{color:blue}</style>',
    });
    if (page.status !== 200) throw new Error('not rendered');
    const { shell } = await shellWith({
      ...page,
      head: { ...page.head, preloads: [{ href: '/hero.png', as: 'image' }] },
    });
    const { headers, text } = await shell.get('/');
    const policy = headers.get('content-security-policy') ?? '';
    const inline = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}\\b(?![^>]*(?: src=|json"))[^>]*>([^]*?)</${name}>`, 'g'))].map(
        ([, code = '']) => code,
      );
    const [scripts, styles] = [inline('script'), inline('style')];
    expect([scripts.length, styles.length]).toEqual([3, 4]);
    for (const code of scripts) expect(policy.includes(hashOf(code))).toBe(!code.includes('injected'));
    for (const code of styles) expect(policy.includes(hashOf(code))).toBe(!code.includes('blue'));
    expect(policy).toContain(` ${hashOf('')};`);
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(text).not.toMatch(/nonce|<[^>]+ style="/);
  });

  test('is requested in its language', async () => {
    const { shell, fragments } = await shellWith(renderedFragment());
    const { text } = await shell.get('/en/search?keyword=tra');
    expect(fragments.requests).toEqual(['/fragment?path=%2Fen%2Fsearch%3Fkeyword%3Dtra&locale=en']);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('Skip to content');
  });
});

test.each([
  ['is down', undefined],
  ['fails', { status: 503, body: { statusCode: 503 } }],
  ['is late', { status: 200, body: renderedFragment(), after: never }],
  ['responds with another contract version', { status: 200, body: { ...renderedFragment(), contract: 2 } }],
  ['responds with an invalid body', { status: 200, body: 'hello' }],
])('sends a skeleton for the browser to replace when the remote’s server %s', async (_, response) => {
  const { shell, fragments } = response
    ? await shellWith(response)
    : await shellWith({ status: 200, body: {} }, { fragmentUrl: 'http://127.0.0.1:9' });
  const visited = shell.get('/search');
  if (response !== undefined) await eventually(() => fragments.requests.length === 1);
  if (response !== undefined && 'after' in response) await pass(250);
  const { status, text } = await visited;
  expect(status).toBe(200);
  expect(text).toMatch(/<div id="gvg-mf-storefront">.*Đang tải trang/s);
  expect(text).toContain('<title>Goods Viet Goods</title>');
  expect(text).toContain('<link rel="canonical" href="https://shop.example/search" data-page-head="">');
  expect(text).toContain(
    '<link rel="alternate" hreflang="en-US" href="https://shop.example/en/search" data-page-head="">',
  );
  expect(text).toMatch(/<script defer="" src="\/shell\/main\.1\.js"/);
});

test('serves a late page to the next visitor', async () => {
  const firstIsSent = Promise.withResolvers<void>();
  const times = [firstIsSent.promise, never];
  const fragments = await startFakeUpstream(() => ({ body: renderedFragment(), after: times.shift() ?? never }));
  const shell = await emptyShell({ registry: [remote({ fragmentUrl: fragments.url })] });
  cleanups.push(fragments.close);
  const first = shell.get('/');
  await eventually(() => fragments.requests.length === 1);
  await pass(250);
  expect((await first).text).toContain('Đang tải trang');
  firstIsSent.resolve();
  await turns(20);
  const visited = shell.get('/');
  await eventually(() => fragments.requests.length === 2);
  await pass(250);
  expect((await visited).text).toContain('<h1>Bánh tráng $1</h1>');
});

describe('a crawler', () => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

  test('waits for a late page that visitors do not wait for', async () => {
    const isSent = Promise.withResolvers<void>();
    const { shell, fragments } = await shellWith({ status: 200, body: renderedFragment(), after: isSent.promise });
    const [visited, crawled] = [shell.get('/search'), shell.get('/', crawler)];
    await eventually(() => fragments.requests.length === 2);
    await pass(1_999);
    expect((await visited).text).toContain('Đang tải trang');
    isSent.resolve();
    expect((await crawled).status).toBe(200);
    expect((await crawled).text).toContain('<title>Bánh tráng $&amp; &lt;/title&gt;</title>');
  });

  test.each([
    ['is still late after two seconds', { status: 200, body: renderedFragment(), after: never }],
    ['fails', { status: 503, body: { statusCode: 503 } }],
  ])('gets 503 with Retry-After instead of a skeleton when the page %s', async (_, response) => {
    const { shell, fragments } = await shellWith(response);
    const crawled = shell.get('/', crawler);
    await eventually(() => fragments.requests.length === 1);
    if ('after' in response) await pass(2_000);
    const { status, headers, text } = await crawled;
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(text).not.toContain('<title>');
  });

  test('gets the last good page while the remote’s server fails', async () => {
    const responses = [{ body: renderedFragment() }, { status: 503, body: {} }];
    const fragments = await startFakeUpstream(() => responses.shift() ?? { status: 503, body: {} });
    const shell = await emptyShell({ registry: [remote({ fragmentUrl: fragments.url })] });
    cleanups.push(fragments.close);
    await shell.get('/');
    expect((await shell.get('/', crawler)).status).toBe(200);
  });

  test('gets the skeleton of a remote without a server, and of a path too long to be requested', async () => {
    const shell = await emptyShell({ registry: [remote()] });
    expect((await shell.get('/', crawler)).status).toBe(200);
    const { shell: rendering } = await shellWith(renderedFragment());
    expect((await rendering.get(`/search?keyword=${'a'.repeat(600)}`, crawler)).status).toBe(200);
  });
});

test('redirects a wrong slug permanently', async () => {
  const { shell } = await shellWith({ contract: 1, status: 301, location: '/product/banh-trang-1' });
  const { status, headers } = await shell.get('/product/wrong-1');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    301,
    '/product/banh-trang-1',
    'public, max-age=3600',
  ]);
});

function expectNoIndexAndNoAddresses(html: string): void {
  expect(html).toContain('<title>Không tìm thấy trang này | Goods Viet Goods</title>');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('rel="alternate"');
}

describe('a missing page', () => {
  test.each([404, 410] as const)(
    'responds %s when its remote does, with the not-found page in the remote’s container',
    async (status) => {
      const { shell } = await shellWith({ contract: 1, status } as Fragment);
      const response = await shell.get('/product/x-1');
      expect(response.status).toBe(status);
      expect(response.text).toMatch(
        /<div id="gvg-mf-storefront" data-missing="\/product\/x-1">.*Không tìm thấy trang này/s,
      );
      expectNoIndexAndNoAddresses(response.text);
    },
  );

  test('responds 404 when no remote owns the path, or its remote is not deployed', async () => {
    const shell = await emptyShell();
    for (const path of ['/nowhere', '/user/cart', '/en/nowhere']) {
      const { status, text } = await shell.get(path);
      expect(status).toBe(404);
      expect(text).toMatch(/<div id="gvg-shell" data-ssr>/);
    }
    expectNoIndexAndNoAddresses((await shell.get('/nowhere')).text);
  });

  test('responds 404 to a link cut off within a character', async () => {
    const { shell } = await shellWith({ contract: 1, status: 404, reads: [] });
    for (const address of ['/product/%E0%A4%A', '/en/product/%E0%A4%A', '/%E0%A4%A']) {
      const { status, text } = await shell.get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(text).toMatch(/<h1[^>]*>/);
    }
  });

  test('responds 404 for a route registered by a remote that does not own it', async () => {
    const { shell } = await shellWith(renderedFragment(), { routes: publicRoutes('/', '/admin/*') });
    expect((await shell.get('/admin/dashboard')).status).toBe(404);
  });

  test('responds with a JSON error to a missing build file', async () => {
    const shell = await emptyShell();
    expect((await shell.get('/shell/main.1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const missing = await shell.get('/shell/gone.js');
    expect([missing.status, JSON.parse(missing.text)]).toEqual([
      404,
      expect.objectContaining({ message: 'NOT_FOUND' }),
    ]);
  });
});

describe('a document', () => {
  const complete = renderedFragment({ reads: ['/v1/products?limit=5', `/v1/products/${'a'.repeat(24)}`] });
  const emptyCatalogue = () => ({ status: 404, body: { message: 'PAGE_TEMPLATE_NOT_FOUND' } });

  async function shellWithCatalogue(
    fragment: Fragment,
    api: Parameters<typeof startTestShell>[0] = { api: emptyCatalogue },
  ) {
    const responses = [{ status: 200, body: fragment as unknown }];
    const fragments = await startFakeUpstream(() => responses.at(-1) ?? { status: 503, body: {} });
    const shell = await emptyShell({ registry: [remote({ fragmentUrl: fragments.url })], ...api });
    cleanups.push(fragments.close);
    return { shell, fragments, fail: () => void responses.push({ status: 503, body: {} }) };
  }

  test('is the same for everyone, with an ETag and the tags of its content', async () => {
    const { shell } = await shellWithCatalogue(complete);
    const { headers, text } = await shell.get('/');
    const other = await shell.get('/?utm_source=mail', {
      cookie: 'GUEST_SESSION_ID=1',
      'accept-language': 'ja-JP',
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    });
    expect(other.text).toBe(text);
    expect(other.headers.get('etag')).toBe(headers.get('etag'));
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('cache-tag')?.split(',').toSorted()).toEqual([
      'category',
      'cost',
      'country',
      'producer',
      'product',
      `product:${'a'.repeat(24)}`,
      'settings',
      'template',
    ]);
    expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, null]);
    const notModified = await shell.get('/', { 'if-none-match': headers.get('etag') as string });
    expect([notModified.status, notModified.text]).toEqual([304, '']);
  });

  test('has another ETag for other content', async () => {
    const one = await shellWithCatalogue(complete);
    const other = await shellWithCatalogue({ ...complete, html: '<h1>other</h1>' } as Fragment);
    expect((await one.shell.get('/')).headers.get('etag')).not.toBe((await other.shell.get('/')).headers.get('etag'));
  });

  function expectNotCacheable({ headers }: Awaited<ReturnType<Shell['get']>>): void {
    expect([headers.get('cache-control'), headers.get('cache-tag'), headers.get('etag')]).toEqual([
      'private, no-cache',
      null,
      null,
    ]);
  }

  test.each<[string, Fragment | undefined, Parameters<typeof startTestShell>[0]]>([
    ['without its fragment', undefined, {}],
    ['whose fragment does not say what it depends on', renderedFragment(), {}],
    [
      'whose fragment depends on a response that may not be cached',
      renderedFragment({ reads: ['/v1/auth/session'] }),
      {},
    ],
    ['of a missing page', { contract: 1, status: 404, reads: [] }, {}],
    ['with fallback texts in header and footer', complete, { api: () => ({ status: 503, body: {} }) }],
  ])('%s is not cacheable', async (_, fragment, api) => {
    const { shell, fail } = await shellWithCatalogue(fragment ?? complete, { api: emptyCatalogue, ...api });
    if (fragment === undefined) fail();
    expectNotCacheable(await shell.get('/'));
  });

  test('with the last good fragment is not cacheable', async () => {
    const { shell, fail } = await shellWithCatalogue(complete);
    expect((await shell.get('/')).headers.get('cache-control')).toBe('public, no-cache');
    fail();
    const outdated = await shell.get('/');
    expect(outdated.text).toContain('Bánh tráng $1');
    expectNotCacheable(outdated);
  });
});

describe('the registry', () => {
  test('is reloaded when it changes and ignored when it is invalid', async () => {
    const { shell } = await shellWith(renderedFragment());
    // Listeners of a file are called one after another: this one after the shell's.
    const isRead = Promise.withResolvers<void>();
    const onRead = () => isRead.resolve();
    watchFile(shell.registryFile, { persistent: false }, onRead);
    writeFileSync(shell.registryFile, 'not json');
    await isRead.promise;
    unwatchFile(shell.registryFile, onRead);
    expect((await shell.get('/')).status).toBe(200);
    shell.deploy([]);
    await eventually(async () => (await shell.get('/')).status === 404);
  });

  test('has the canaries that the gateway names, and their rules for the gateway', async () => {
    const fragments = await startFakeUpstream(() => ({ body: renderedFragment() }));
    cleanups.push(fragments.close);
    const canary = (version: string, rule: { cookie?: string; share?: number }) =>
      remote({ fragmentUrl: fragments.url, version, canary: rule });
    const shell = await emptyShell({
      registry: [
        remote({ fragmentUrl: fragments.url }),
        canary('v2', { cookie: 'CANARY=on' }),
        canary('v3', { share: 0.5 }),
      ],
    });
    const version = async (headers: Record<string, string>) =>
      (readJson((await shell.get('/', headers)).text, 'gvg-registry') as { version: string }[])[0]?.version;
    expect(await version({ cookie: 'CANARY=on; GVG_SHARE=0.1' })).toBe('v1');
    expect(await version({ 'x-canary': 'mf-storefront@v2' })).toBe('v2');
    expect(await version({ 'x-canary': 'mf-cart@v2,mf-storefront@v3' })).toBe('v3');
    expect(await version({ 'x-canary': 'mf-storefront@v9' })).toBe('v1');
    const { headers } = await shell.get('/');
    expect([headers.get('vary'), headers.get('set-cookie')]).toEqual(['cookie', null]);
    expect(JSON.parse((await shell.get('/health/releases')).text)).toEqual({
      fingerprint: headers.get('x-releases'),
      canaries: [
        { name: 'mf-storefront', version: 'v2', rule: { cookie: 'CANARY=on' } },
        { name: 'mf-storefront', version: 'v3', rule: { share: 0.5 } },
      ],
    });
  });

  test('has another fingerprint after each release', async () => {
    const { shell } = await shellWith(renderedFragment());
    const fingerprint = async () =>
      (JSON.parse((await shell.get('/health/releases')).text) as { fingerprint: string }).fingerprint;
    const before = await fingerprint();
    shell.deploy([remote({ version: 'v2' })]);
    await eventually(async () => (await fingerprint()) !== before);
    expect((await shell.get('/')).headers.get('x-releases')).not.toBe(before);
  });

  test('has different fingerprints for releases with the same browser files', async () => {
    const fingerprintOf = async (version: string) =>
      (await (await emptyShell({ version })).get('/')).headers.get('x-releases');
    const one = await fingerprintOf('0123456789ab');
    expect(await fingerprintOf('0123456789ab')).toBe(one);
    expect(await fingerprintOf('ba9876543210')).not.toBe(one);
  });
});

describe('header and footer', () => {
  const text = (word: string) => ({ vi: word, en: `${word} en` });
  const templates: Record<string, unknown> = {
    HEADER: { type: 'HEADER', slogan: text('Khẩu hiệu'), intro: { text: text('Giới thiệu'), link: '/page/about' } },
    FOOTER: {
      type: 'FOOTER',
      address: ['12 Hàng Bạc'],
      phone: '+84 901 234 567',
      mail: 'a@b.example',
      intro: text('Ai'),
      extraIntro: text('Thêm'),
      linkGroups: [{ title: text('Nhóm'), links: [{ label: text('Bài'), url: '/#posts' }] }],
      social: 'https://www.facebook.com/gvg',
      contacts: { messenger: '', zalo: 'https://zalo.me/1', whatsapp: '' },
    },
  };
  const api = (url: URL) => {
    const template = templates[url.pathname.split('/').at(-1) ?? ''];
    if (template) return { body: template };
    if (url.pathname === '/v1/costs')
      return {
        body: {
          docs: [
            { country: 'JP', brackets: [{ fromGrams: 0, pricePerKg: 165_000 }] },
            { country: 'DE', brackets: [{ fromGrams: 0, pricePerKg: 90_000 }] },
          ],
        },
      };
    if (url.pathname === '/v1/countries')
      return {
        body: {
          docs: [
            { code: 'JP', name: text('Nhật Bản') },
            { code: 'DE', name: text('Đức') },
          ],
        },
      };
    return { status: 404, body: { message: 'PAGE_TEMPLATE_NOT_FOUND' } };
  };

  test('show the content of the catalogue in the page’s language', async () => {
    const shell = await emptyShell({ registry: [remote({ routes: publicRoutes('/', '/rate-table') })], api });
    const { text: html } = await shell.get('/en', { 'accept-language': 'ja-JP,ja;q=0.9' });
    for (const words of [
      'Khẩu hiệu en',
      'Giới thiệu en',
      '12 Hàng Bạc',
      'href="tel:+84901234567"',
      'href="mailto:a@b.example"',
      'Bài en',
      'Follow us on Facebook',
      'https://zalo.me/1',
      '© 2024',
      'Choose your country',
      '90,000đ',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('Write on Messenger');
    expect(html).toContain('"countryNames":{"JP":"Nhật Bản en","DE":"Đức en"}');
    expect((await shell.get('/')).text).toContain('Chọn nước nhận');
  });

  test('do not depend on the browser’s region', async () => {
    const shell = await emptyShell({ registry: [remote({ routes: publicRoutes('/', '/rate-table') })], api });
    const headerOf = (html: string) => /<header.*<\/header>/s.exec(html)?.[0];
    const [anywhere, japan] = await Promise.all([
      shell.get('/'),
      shell.get('/', { 'accept-language': 'ja-JP,ja;q=0.9' }),
    ]);
    expect(headerOf(japan.text)).toBe(headerOf(anywhere.text));
    expect(headerOf(anywhere.text)).not.toContain('Nhật Bản');
    expect(anywhere.text).toContain('"freightPrices":{"DE":90000,"JP":165000}');
    expect(anywhere.text).toContain('"countryNames":{"JP":"Nhật Bản","DE":"Đức"}');
  });

  test('show fallback texts while the catalogue has none', async () => {
    const shell = await emptyShell();
    const { text: html } = await shell.get('/nowhere');
    expect(html).toContain('Mua hộ từ Việt Nam');
    expect(html).not.toContain('/kg');
  });

  test('are around the shell’s own pages, which are private and the same for everyone', async () => {
    const shell = await emptyShell({ api: () => ({ status: 404, body: { message: 'PAGE_TEMPLATE_NOT_FOUND' } }) });
    for (const [path, title] of [
      ['/auth/verify', 'Xác nhận email'],
      ['/en/auth/reset-password', 'Set a new password'],
    ]) {
      const { status, text: html, headers } = await shell.get(`${path}?utm=1`);
      expect(status).toBe(200);
      expect(html).toMatch(/<div id="gvg-shell" data-ssr>.*role="status"/s);
      expect(html).toMatch(/<div id="gvg-page" data-ssr>.*<header/s);
      expect(html).toContain(`<title>${title} | Goods Viet Goods</title>`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['public, no-cache', null]);
    }
    expect((await shell.get('/auth/unknown')).status).toBe(404);
  });

  test('are absent on pages with the bare layout', async () => {
    const shell = await emptyShell();
    const { status, text: html } = await shell.get('/auth');
    expect(status).toBe(200);
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
  });
});

describe('a document with a draft', () => {
  const template = (vi: string) => ({
    type: 'HEADER',
    slogan: { vi, en: '' },
    intro: { text: { vi, en: '' }, link: '/' },
  });
  /** Starts a shell whose API knows one draft, of the header. */
  const startDraftShell = async () => {
    const fragments = await startFakeUpstream(() => ({ body: renderedFragment() }));
    const shell = await emptyShell({
      registry: [remote({ fragmentUrl: fragments.url })],
      api: ({ pathname }, headers) => {
        if (pathname.endsWith('/previews/good.token')) return { body: { template: '64b0c0ffee0123456789abcd' } };
        if (pathname.endsWith('/get-type/HEADER'))
          return { body: template(headers['x-template-draft'] === 'good.token' ? 'Lời nháp' : 'Lời của shop') };
        if (pathname.includes('/previews/')) return { status: 404, body: { message: 'NOT_FOUND' } };
        return { body: { docs: [], hasNextPage: false } };
      },
    });
    cleanups.push(fragments.close);
    return { shell, fragments };
  };

  test('shows the draft in chrome and fragment, is neither cached nor indexed, and can be framed by pages of the site', async () => {
    const { shell, fragments } = await startDraftShell();
    const { status, text, headers } = await shell.get('/?draft=good.token');
    expect(status).toBe(200);
    expect(text).toContain('Lời nháp');
    expect(fragments.requests).toEqual(['/fragment?path=%2F&locale=vi&draft=good.token']);
    expect(readJson(text, 'gvg-state-shell')).toMatchObject({ draft: 'good.token' });
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('rel="canonical"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-tag')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('does not affect later documents', async () => {
    const { shell } = await startDraftShell();
    await shell.get('/?draft=good.token');
    const { text, headers } = await shell.get('/');
    expect(text).toContain('Lời của shop');
    expect(text).not.toContain('nháp');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is a missing page once its URL has expired', async () => {
    const { shell, fragments } = await startDraftShell();
    const { status, text, headers } = await shell.get('/?draft=bad.token');
    expect(status).toBe(404);
    expect(fragments.requests).toEqual([]);
    expect(readJson(text, 'gvg-state-shell')).not.toHaveProperty('draft');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
