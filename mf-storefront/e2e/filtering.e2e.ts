import type { Locator, Page } from '@playwright/test';
import { localePath } from '@gvg/contracts/values/locale';
import { accessibilityViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { filtering } from './support/filtering.ts';
import { bothLanguages, languages } from './support/languages.ts';
import type { Language } from './support/languages.ts';
import { openPage } from './support/pages.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Opens the filters of a list: a sidebar, or on phones a sheet. */
async function openFilters(page: Page, language: Language): Promise<Locator> {
  const { filters } = languages[language];
  if (!isPhone(page)) return page.getByRole('complementary', { name: filters });
  await page.getByRole('button', { name: filters }).focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: filters });
}

/** Types into the search field and returns its suggestions: in the header, or on phones on a separate screen. */
async function typeKeyword(page: Page, language: Language, keyword: string): Promise<Locator> {
  const name = languages[language].search;
  const header = page.getByRole('banner').getByRole('combobox', { name });
  if (isPhone(page)) await header.tap();
  const field = isPhone(page) ? page.getByRole('dialog', { name }).getByRole('combobox') : header;
  await field.fill(keyword);
  return page.getByRole('listbox', { name: filtering[language].suggestions });
}

for (const language of bothLanguages) {
  const words = filtering[language];
  const path = (address: string) => localePath(language, address);

  test(`finds any brand by typing, with counts, using only the keyboard (${language})`, async ({ page }) => {
    await openPage(page, path('/search'));
    const brands = (await openFilters(page, language)).getByRole('group', { name: words.brand });
    await expect(brands.getByRole('radio')).toHaveCount(9);
    await brands.getByRole('searchbox', { name: words.findBrand }).focus();
    await page.keyboard.type('langbi');
    const langbiang = brands.getByRole('radio', { name: /Langbiang.* \d+ / });
    await expect(langbiang).toBeVisible();
    await expect(brands.getByRole('radio')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const filtered = page.waitForResponse(/\/v1\/products\?.*producer=/);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]producer=[0-9a-f]{24}$/);
    await expect(langbiang).toBeChecked();
    // Until then the list is dimmed.
    await filtered;
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test(`keeps typed prices until both are entered, and shows an error when they are reversed (${language})`, async ({
    page,
  }) => {
    await openPage(page, path('/search'));
    const filters = await openFilters(page, language);
    await filters.getByRole('textbox', { name: words.from }).focus();
    await page.keyboard.type('50.000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('200,000');
    await expect(page).toHaveURL(/\/search$/);
    const filtered = page.waitForResponse(/\/v1\/products\?.*minPrice=50000/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?minPrice=50000&maxPrice=200000$/);
    await expect(filters.getByRole('textbox', { name: words.from })).toHaveValue('50.000');
    await expect(filters.getByRole('textbox', { name: words.to })).toHaveValue('200,000');

    await filters.getByRole('textbox', { name: words.to }).fill('20000');
    await page.keyboard.press('Enter');
    await expect(filters.getByRole('alert')).toHaveText(words.reversed);
    await expect(page).toHaveURL(/\?minPrice=50000&maxPrice=200000$/);
    // Until then the list is dimmed.
    await filtered;
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test(`suggests categories and all results, reachable by arrow keys (${language})`, async ({ page }) => {
    await openPage(page, path('/search'));
    const list = await typeKeyword(page, language, 'caphe');
    await expect(list.getByRole('option', { name: words.coffee })).toBeVisible();
    await expect(list.getByRole('option', { name: words.allResults })).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { name: words.coffee })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('option', { name: words.allResults })).toHaveAttribute('aria-selected', 'true');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=caphe$/);
    await expect(list).toBeHidden();
  });

  test(`opens the filter drawer with the current choices, and types within three screens (${language})`, async ({
    page,
  }) => {
    await openPage(page, path('/search?type=HEAVY'));
    if (isPhone(page)) await page.getByRole('button', { name: /^(Mở menu|Open the menu)$/ }).tap();
    const opener = page.getByRole(isPhone(page) ? 'dialog' : 'banner').getByRole('button', { name: words.openDrawer });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: words.drawer });
    const heavy = drawer.getByRole('radio', { name: words.heavy });
    await expect(heavy).toBeChecked();
    await expect(drawer.getByRole('radio', { name: /\d/ }).first()).toBeVisible();
    const { y } = (await heavy.boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThan(3 * (page.viewportSize()?.height ?? 0));
    await drawer.getByRole('button', { name: words.searchNow }).click();
    await expect(page).toHaveURL(/\/search\?type=HEAVY$/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['vi', 'en'] as const)
    test(`the form leads to the clean URL (${locale})`, async ({ page }) => {
      await page.goto(localePath(locale, '/search?keyword=tr%C3%A0'));
      await page.getByRole('textbox', { name: filtering[locale].from }).fill('50000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/search')}\\?keyword=tr%C3%A0&minPrice=50000$`));
    });

  test('a list accepts prices with separators and keeps them', async ({ page }) => {
    await page.goto('/search?minPrice=50.000&maxPrice=200%2C000');
    await expect(page.getByRole('textbox', { name: filtering.vi.from })).toHaveValue('50,000');
    await page.getByRole('textbox', { name: filtering.vi.to }).fill('20.000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toHaveText(filtering.vi.reversed);
  });
});
