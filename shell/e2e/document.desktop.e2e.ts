import { expect, test } from '@gvg/testing/page-test';
import { untilIdle } from '@gvg/testing/until-idle';

test('sends a policy that allows only same-origin sources and inline code by its hash, and no style attributes', async ({
  request,
}) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const hashes = /( 'sha256-[\w+/]{43}=')+/g;
  expect(policy.replace(hashes, ' hashes').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' hashes",
    "style-src 'self' hashes",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // Needed for the staff preview of a template, which is a page of this site.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  const html = await response.text();
  expect(html).not.toMatch(/<[^>]+ style="|nonce/);
});

test("sends the same document to everyone, from the gateway's cache", async ({ request }) => {
  const documents = ['/rate-table', '/en/search?keyword=tra'];
  for (const path of documents) {
    // Polled: under load a document may be composed before its fragment has arrived.
    await expect.poll(async () => (await request.get(path)).headers()['cache-status'], path).toBe('gateway; hit');
    const [one, other] = await Promise.all([
      request.get(path),
      request.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`, {
        headers: { cookie: 'GUEST_SESSION_ID=x', 'accept-language': 'ja-JP' },
      }),
    ]);
    expect(await other.text()).toBe(await one.text());
    const { etag = '', ...headers } = one.headers();
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', 'content-encoding': 'br' });
    expect([headers['set-cookie'], headers['cache-tag'], headers['x-releases']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
});

test('responds 404 to an unknown page in both languages, with header and footer', async ({ request }) => {
  for (const [path, title] of [
    ['/khong-co', 'Không tìm thấy trang này'],
    ['/en/nothing-here', 'We cannot find this page'],
    ['/product/khong-co-000000000000000000000000', 'Không tìm thấy trang này'],
  ] as const) {
    // Polled: under load the document may be sent with status 200 before the fragment has arrived.
    await expect.poll(async () => (await request.get(path)).status(), path).toBe(404);
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title} | Goods Viet Goods</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
});

test.describe('the not-found page', () => {
  test.use({ provoked: /status of 404/ });

  test('is rendered between header and footer and links to the home page', async ({ page }) => {
    await page.goto('/en/nothing-here');
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });

  test('of a missing product shows no other content first', async ({ page }) => {
    await page.goto('/product/khong-co-000000000000000000000000');
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang này');
  });
});

test('serves robots.txt, icons and manifest; build files are immutable and compressed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Disallow: \/v1\//);
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const html = await (await request.get('/')).text();
  const [, script = ''] = /"(\/shell\/[^"]+\.js)"/.exec(html) ?? [];
  expect(script).not.toBe('');
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
    'content-encoding': 'br',
  });
});

test('starts one guest session on the first load', async ({ page }) => {
  const sessionRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/auth/session')) sessionRequests.push(request.url());
  });
  await page.goto('/search');
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'GUEST_SESSION_ID'))
    .toBe(true);
  // A visitor who leaves before the page has stored the response would request a session again.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('_GUEST_CONFIRMED'))))
    .toBe(true);
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await untilIdle(page);
  expect(sessionRequests).toHaveLength(1);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('gets no guest session', async ({ page }) => {
    await page.goto('/search');
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    await untilIdle(page);
    expect((await page.context().cookies()).filter(({ name }) => name === 'GUEST_SESSION_ID')).toEqual([]);
  });
});
