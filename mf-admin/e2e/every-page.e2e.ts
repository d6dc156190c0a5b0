import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Locator, Page } from '@playwright/test';
import { scrollsSideways } from './support/scrolls-sideways.ts';

/** Opens a page and waits until it shows what it has loaded. A refused call is an unexpected message of the console. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

const pathsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => [
    ...new Set(all.map((link) => link as HTMLAnchorElement).map(({ pathname, search }) => pathname + search)),
  ]);

/** Where the menu leads this person. */
async function menuPaths(page: Page, language: '' | '/en'): Promise<string[]> {
  await open(page, `${language}/admin/dashboard`);
  const menu = page.getByRole('button', { name: language === '' ? 'Mở menu' : 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  const paths = await pathsOf(page.getByRole('link'));
  return paths.filter((path) => path.includes('/admin/'));
}

async function expectGoodPage(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await violationsInBothSchemes(page), path).toEqual([]);
  expect(await scrollsSideways(page), path).toBe(false);
}

for (const [language, prefix] of [
  ['en', '/en'],
  ['vi', ''],
] as const)
  test(`every page of the menu, and the first thing of each list, fits without a violation (${language})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await startSignedIn(page, await firstAdmin());
    const paths = await menuPaths(page, prefix);
    test.setTimeout(paths.length * 60_000);
    for (const path of paths) {
      await expectGoodPage(page, path);
      const [first] = await pathsOf(page.locator('a[data-row-link]'));
      if (first !== undefined) await expectGoodPage(page, first);
    }
  });

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
