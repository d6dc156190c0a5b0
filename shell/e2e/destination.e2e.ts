import type { Page } from '@playwright/test';
import { openRendered, recordLayoutShifts, takeVisibleShifts } from '@gvg/testing/layout-shifts';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';

// Runs on desktops and on phones.

const environments = ['PRODUCTION', 'DEVELOPMENT', 'STAGING'];
const names = {
  vi: {
    prefix: '',
    choose: 'Chọn nước nhận',
    chosen: /Gửi tới Nhật Bản/,
    japan: 'Nhật Bản',
    find: 'Tìm nước',
    query: 'nhat',
    close: 'Đóng',
  },
  en: {
    prefix: '/en',
    choose: 'Choose your country',
    chosen: /Ship to Japan/,
    japan: 'Japan',
    find: 'Find a country',
    query: 'jap',
    close: 'Close',
  },
} as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
}
const button = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const stored = (page: Page) =>
  page.evaluate(
    (all) =>
      all.map((environment) => localStorage.getItem(`${environment}_DESTINATION`)).find((value) => value !== null),
    environments,
  );
const store = (page: Page, country: string) =>
  page.addInitScript(
    ([all, code]) => all.forEach((environment) => localStorage.setItem(`${environment}_DESTINATION`, code)),
    [environments, country] as const,
  );

for (const [language, words] of Object.entries(names)) {
  test(`the destination can be chosen with the keyboard only, and is stored (${language})`, async ({ page }) => {
    await open(page, `${words.prefix}/search`);
    await button(page, words.choose).focus();
    await page.keyboard.press('Enter');
    const chooser = page.getByRole('dialog', { name: words.choose });
    const field = chooser.getByRole('combobox', { name: words.find });
    await expect(chooser.getByRole('option').first()).toBeVisible();
    for (let tabs = 0; tabs < 3 && !(await field.evaluate((element) => element === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.query);
    await expect(chooser.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(chooser).toBeHidden();
    await expect(button(page, words.chosen)).toBeFocused();
    expect(await stored(page)).toBe('JP');
    await page.reload();
    await expect(button(page, words.chosen)).toBeVisible();
  });

  test(`the chooser has no violation (${language})`, async ({ page }) => {
    await store(page, 'JP');
    await open(page, `${words.prefix}/search`);
    await button(page, words.chosen).click();
    await page.getByRole('dialog').getByRole('option', { selected: true }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test('the chooser closes on Escape without a choice and restores the focus', async ({ page }) => {
  await open(page, '/search');
  await button(page, 'Chọn nước nhận').click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Chọn nước nhận')).toBeFocused();
  expect(await stored(page)).toBeUndefined();
});

test('list and chooser are loaded on first use, not with the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/search');
  await page.waitForLoadState('networkidle');
  const isLater = (url: string) => url.includes('later-destination') || url.includes('shippable');
  expect(requests.filter(isLater)).toEqual([]);
  await button(page, 'Chọn nước nhận').click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(requests.some((url) => url.includes('shippable=true'))).toBe(true);
});

test('a long list of countries scrolls, and search finds them with and without accents', async ({ page }) => {
  const codes =
    'AE AR AT AU BD BE BG BH BN BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JO JP KH KR KW LA LK LT LU LV MA MM MO MT MX MY NG NL NO NZ OM PH PL PT QA RO RU SA SE SG SI SK TH TR TW UA US ZA'.split(
      ' ',
    );
  const nameIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' });
  const docs = codes.map((code) => ({ code, name: { vi: nameIn('vi').of(code), en: nameIn('en').of(code) } }));
  await page.route('**/v1/countries?*shippable*', (route) =>
    route.fulfill({ json: { docs, totalDocs: docs.length, totalPages: 1, page: 1, limit: 100, hasNextPage: false } }),
  );
  await store(page, 'US');
  await open(page, '/search');
  await button(page, /Gửi tới Hoa Kỳ/).click();
  const chooser = page.getByRole('dialog', { name: 'Chọn nước nhận' });
  await expect(chooser.getByRole('option', { selected: true })).toBeInViewport();
  const field = chooser.getByRole('combobox');
  for (const query of ['han quoc', 'Hàn Quốc', 'korea']) {
    await field.fill(query);
    await expect(chooser.getByRole('option')).toHaveText([/^Hàn Quốc/]);
  }
  await field.fill('');
  await expect(chooser.getByRole('option')).toHaveCount(codes.length);
  await field.press('ArrowDown');
  await expect(chooser.locator('[data-active]')).toBeInViewport();
  const { height } = (await chooser.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await chooser.getByRole('option', { name: /^Nhật Bản/ }).click();
  await expect(button(page, /Gửi tới Nhật Bản/)).toBeVisible();
});

test('a choice applies to all tabs', async ({ page, context }) => {
  await open(page, '/search');
  const other = await context.newPage();
  await open(other, '/rate-table');
  await button(page, 'Chọn nước nhận').click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Hàn Quốc/ })
    .click();
  await expect(button(other, /Gửi tới Hàn Quốc/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Cước tới Hàn Quốc' })).toBeVisible();
  await expect(other).toHaveURL(/\?country=KR$/);
});

test.describe('in a browser from Japan', () => {
  test.use({ locale: 'ja-JP' });

  test('the region is the destination until another one is chosen', async ({ page }) => {
    await open(page, '/search');
    await expect(button(page, /Gửi tới Nhật Bản/)).toBeVisible();
    expect(await stored(page)).toBeUndefined();
  });
});

test('a known destination causes no layout shift while the page loads', async ({ page }) => {
  await store(page, 'JP');
  await recordLayoutShifts(page);
  await openRendered(page, '/search');
  await expect(button(page, /Gửi tới Nhật Bản/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await takeVisibleShifts(page)).toEqual([]);
});
