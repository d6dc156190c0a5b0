import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Locator, Page } from '@playwright/test';
import { scrollsSideways } from './support/scrolls-sideways.ts';

const menuButton = /^(Mở menu|Open menu)$/;

/** Waits until the page shows what it has loaded. A refused call is an unexpected message of the console. */
async function loaded(page: Page, path: string): Promise<void> {
  // The heading of the page before stays until the next one has been loaded.
  await expect(page.locator('h1:not([data-seen])').first(), path).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await loaded(page, path);
}

const addressOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => {
    const { pathname, search } = element as HTMLAnchorElement;
    return pathname + search;
  });

/** Follows a link, as people go from page to page: without loading the document again. Returns its address. */
async function follow(page: Page, link: Locator): Promise<string> {
  const path = await addressOf(link);
  const { pathname, search } = new URL(page.url());
  if (path !== pathname + search)
    await page.evaluate(() => document.querySelectorAll('h1').forEach((heading) => (heading.dataset['seen'] = '')));
  await link.click();
  await loaded(page, path);
  return path;
}

/** The links of the menu, which phones have to open first. */
async function menuLinks(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: menuButton });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: /^(Khu quản trị|Back office)$/ }).locator('a[href*="/admin/"]');
}

/** Where the menu leads this person. */
async function menuPaths(page: Page, language: '' | '/en'): Promise<string[]> {
  await open(page, `${language}/admin/dashboard`);
  const links = await (await menuLinks(page)).all();
  return Promise.all(links.map(addressOf));
}

async function expectGoodPage(page: Page, path: string): Promise<void> {
  expect(await violationsInBothSchemes(page), path).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  expect(await scrollsSideways(page), path).toBe(false);
}

/** Follows every link of the menu, and the first one of each list there; `look` is called on each page. */
async function followMenu(
  page: Page,
  prefix: '' | '/en',
  look: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await startSignedIn(page, await firstAdmin());
  await open(page, `${prefix}/admin/dashboard`);
  const count = await (await menuLinks(page)).count();
  await page.keyboard.press('Escape');
  test.setTimeout(count * 60_000);
  for (let index = 0; index < count; index += 1) {
    const path = await follow(page, (await menuLinks(page)).nth(index));
    await look(path);
    const first = page.locator(`main :is(a[data-row-link], a[href^="${path}/"])`).first();
    if ((await first.count()) > 0) await look(await follow(page, first));
  }
}

for (const [language, prefix] of [
  ['en', '/en'],
  ['vi', ''],
] as const) {
  test(`every page of staff opens without an error (${language}) @core`, async ({ page }) => {
    await followMenu(page, prefix);
  });

  test(`every page of the menu, and the first thing of each list, fits without a violation (${language})`, async ({
    page,
  }) => {
    await followMenu(page, prefix, (path) => expectGoodPage(page, path));
  });
}

test('menu leads an ADMIN to pages that are all theirs; others say why they do not open', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const system = await browser.newContext();
  await startSignedIn(system, await firstAdmin());
  const all = await menuPaths(await system.newPage(), '/en');
  await system.close();

  await startSignedIn(page, await newStaffMember());
  const own = await menuPaths(page, '/en');
  expect(own.length).toBeGreaterThan(5);
  for (const path of own) await open(page, path);
  const others = all.filter((path) => !own.includes(path));
  expect(others).not.toEqual([]);
  for (const path of others) {
    await open(page, path);
    await expect(page.getByRole('main'), path).toContainText('SYSTEM_ADMIN');
  }
});
