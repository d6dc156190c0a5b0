import { localePath } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { openPage } from './support/pages.ts';

for (const language of bothLanguages) {
  test(`the document of the home page links to every category, and shows all of them without scripts (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { docs } = (await (await page.request.get('/v1/product-categories?limit=50')).json()) as {
      docs: { _id: string; name: Record<'vi' | 'en', string> }[];
    };
    expect(docs.length).toBeGreaterThan(14);
    const paths = docs.map(({ _id, name }) => localePath(language, `/category/${slugWithId(name[language], _id)}`));
    await expect
      .poll(async () => {
        const html = await (await page.request.get(localePath(language, '/'))).text();
        return paths.filter((path) => !html.includes(`href="${path}"`));
      })
      .toEqual([]);
    const scriptless = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await scriptless.goto(localePath(language, '/'));
    const last = scriptless
      .getByRole('main')
      .getByRole('link', { name: docs.at(-1)?.name[language] ?? '', exact: true });
    await expect(last).toBeHidden();
    await scriptless.locator('summary').focus();
    await scriptless.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await scriptless.close();
  });
}

test('recently viewed products appear on the home page and on other products, latest first, without layout shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { docs } = (await (await page.request.get('/v1/products?limit=12')).json()) as {
    docs: { _id: string; name: { vi: string } }[];
  };
  const [first, second, ...others] = docs;
  const recent = page.getByRole('region', { name: 'Đã xem gần đây' });
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('gvg:recently-viewed') ?? '[]') as string[]);
  await openPage(page, `/product/${slugWithId(first?.name.vi ?? '', first?._id ?? '')}`);
  await expect(recent).toHaveCount(0);
  await expect.poll(stored).toEqual([first?._id]);
  await page.evaluate(
    (ids) => localStorage.setItem('gvg:recently-viewed', JSON.stringify(ids)),
    [first, ...others].map((product) => product?._id),
  );
  await openPage(page, `/product/${slugWithId(second?.name.vi ?? '', second?._id ?? '')}`);
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link').first()).toContainText(first?.name.vi ?? '');
  expect(await recent.getByRole('link').count()).toBeLessThanOrEqual(9);
  await expect(recent.getByRole('link', { name: second?.name.vi ?? '' })).toHaveCount(0);
  await expect.poll(async () => (await stored()).length).toBe(9);

  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link').first()).toContainText(second?.name.vi ?? '');
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThanOrEqual(0.02);
});

test('the home page requests recently viewed products only when they are about to become visible', async ({ page }) => {
  const { docs } = (await (await page.request.get('/v1/products?limit=2')).json()) as { docs: { _id: string }[] };
  await page.addInitScript(
    (ids) => localStorage.setItem('gvg:recently-viewed', JSON.stringify(ids)),
    docs.map(({ _id }) => _id),
  );
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/products\/[0-9a-f]{24}/.test(request.url())) reads.push(request.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
  await page.getByRole('region', { name: 'Đã xem gần đây' }).scrollIntoViewIfNeeded();
  await expect.poll(() => reads.length).toBe(2);
});
