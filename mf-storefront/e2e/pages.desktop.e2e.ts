import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { headOf } from './support/head-of.ts';
import { bothLanguages } from './support/languages.ts';
import { pagePaths, openPage, productPath } from './support/pages.ts';

for (const [pageName, pathOf] of pagePaths) {
  for (const language of bothLanguages) {
    test(`${pageName} has its head metadata in the server-rendered document (${language})`, async ({
      page,
      baseURL,
    }) => {
      const path = await pathOf(page, language);
      let source = '';
      // On a busy machine the first response may not wait for its fragment. The late fragment is used for the next one.
      await expect(async () => {
        const response = await page.request.get(path);
        expect(response.status()).toBe(200);
        source = await response.text();
        expect(source).toMatch(/<title>.+ \| Goods Viet Goods<\/title>/);
      }).toPass();
      const head = await headOf(page, source);
      expect(head.description.join('')).not.toBe('');
      expect(head.canonical).toEqual([new URL(path, baseURL).href]);
      expect(head.languages).toEqual(expect.arrayContaining(['vi', 'en-US']));
      expect(head.graph).toEqual(
        expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:type', 'og:locale']),
      );
    });
  }
}

test('unknown products respond with 404, wrong slugs redirect to the canonical path', async ({ page }) => {
  // Retried, because a busy server may respond before the fragment arrives.
  const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(() => statusOf('/product/nothing-ffffffffffffffffffffffff')).toBe(404);
  await expect.poll(() => statusOf('/page/no-such-page')).toBe(404);
  const wrong = `/en/product/wrong-${(await productPath(page, 'vi')).slice(-24)}?from=mail`;
  await expect.poll(() => statusOf(wrong)).toBe(301);
  const moved = await page.request.get(wrong, { maxRedirects: 0 });
  expect(moved.headers()['location']).toBe(`${await productPath(page, 'en')}?from=mail`);
});

test('the sitemap lists every product in both languages', async ({ page }) => {
  const [{ totalDocs }, xml] = await Promise.all([
    page.request.get('/v1/products?limit=1').then((response) => response.json() as Promise<{ totalDocs: number }>),
    page.request.get('/sitemap.xml').then((response) => response.text()),
  ]);
  expect(xml.match(/<loc>[^<]*\/product\/[^<]*<\/loc>/g)).toHaveLength(totalDocs * 2);
});

test('navigation updates the head', async ({ page }) => {
  await openPage(page, '/');
  const home = await page.title();
  await page.getByRole('main').locator('a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${name} | Goods Viet Goods`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await page.goBack();
  await expect(page).toHaveTitle(home);
});

test('gallery and freight options are operable with the keyboard', async ({ page }) => {
  await openPage(page, `${await productPath(page, 'vi')}?country=JP`);
  const picture = page.getByRole('button', { name: /^Xem hình lớn/ }).first();
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  const air = page.getByRole('region', { name: 'Giá về tay' }).getByRole('radio').first();
  await air.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Giá về tay' }).getByRole('radio').nth(1)).toBeChecked();
});

test('rate table and product page estimate the same freight for the destination', async ({ page }) => {
  const product = (await (
    await page.request.get(`/v1/products/${(await productPath(page, 'vi')).slice(-24)}`)
  ).json()) as { weightGrams: number };
  await openPage(page, '/rate-table?country=JP');
  await page.getByRole('textbox', { name: 'Cân nặng (kg)' }).fill(String(product.weightGrams / 1_000));
  const rows = (region: string) =>
    page.getByRole('region', { name: region }).getByRole('radio').locator('xpath=..').allInnerTexts();
  const amountsIn = (text: string) => text.match(/[\d,]+đ/g) ?? [];
  await expect.poll(async () => (await rows('Tính thử: Nhật Bản')).length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const freight = (await rows('Tính thử: Nhật Bản')).map((row) => amountsIn(row)[0]);
  await openPage(page, await productPath(page, 'vi'));
  await expect(
    page.getByRole('region', { name: 'Giá về tay' }).getByRole('button', { name: 'Gửi tới Nhật Bản' }),
  ).toBeVisible();
  await expect.poll(async () => (await rows('Giá về tay')).map((row) => amountsIn(row)[1])).toEqual(freight);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, filters and paginates products', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: 'Bán chạy tuần này' }).getByRole('link', { name: /\d+đ/ }).first(),
    ).toBeVisible();
    await page.goto('/search');
    await page.getByRole('checkbox', { name: 'Chỉ hàng còn sẵn' }).check();
    await page.getByRole('button', { name: 'Lọc' }).click();
    await expect(page).toHaveURL(/inStock=true/);
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click();
    await expect(page).toHaveURL(/inStock=true&page=2$/);
    await page.goto(localePath('en', '/search?keyword=coffee'));
    await page.getByRole('main').locator('a[href*="/product/"]').first().click();
    // If a fragment is late, the document has no server-rendered page. The next request includes it.
    await expect(async () => {
      await page.reload();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }).toPass();
    await expect(page.getByText(/^[\d,]+đ$/).first()).toBeVisible();
  });
});
