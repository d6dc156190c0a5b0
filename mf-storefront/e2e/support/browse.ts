import type { Page } from '@playwright/test';
import { expect } from '@gvg/testing/page-test';
import { localePath } from '@gvg/contracts/values/locale';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';
import { openPage } from './pages.ts';

export interface Device {
  /** Types `keyword` into the header's search and follows the first suggestion. */
  followSuggestion: (page: Page, keyword: string, searchName: string) => Promise<void>;
  /** Enables the "in stock only" filter on a category page. */
  onlyInStock: (page: Page, language: Language) => Promise<void>;
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const cards = (page: Page) => page.getByRole('main').locator('a[href*="/product/"]');

/** Navigates home → suggestion → product → category → filter → a product → back, and expects restored filters and scroll position. */
export async function browse(page: Page, language: Language, { followSuggestion, onlyInStock }: Device): Promise<void> {
  const words = languages[language];
  await openPage(page, localePath(language, '/'));
  await expect(page.getByRole('region', { name: words.bestSellers })).toBeVisible();

  await followSuggestion(page, words.keyword, words.search);
  await expect(page).toHaveURL(new RegExp(`${words.prefix}/product/[a-z0-9-]+-[0-9a-f]{24}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: words.freight }).getByRole('button').first()).toBeVisible();

  await page.getByRole('navigation', { name: words.breadcrumbs }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${words.prefix}/category/[a-z0-9-]+-[0-9a-f]{24}$`));
  await onlyInStock(page, language);
  await expect(page).toHaveURL(/\?inStock=true$/);
  await page.getByRole('link', { name: words.cheapest }).click();
  await expect(page).toHaveURL(/\?inStock=true&sort=PRICE_ASC$/);

  const card = cards(page).nth(6);
  let topBefore = 0;
  // The sorted list begins at the top, a moment after the URL changes.
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await card.scrollIntoViewIfNeeded();
    topBefore = await scrollTop(page);
    expect(topBefore).toBeGreaterThan(100);
  }).toPass();
  const name = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\?inStock=true&sort=PRICE_ASC$/);
  await expect(page.getByRole('link', { name: words.withoutInStock })).toBeAttached();
  await expect(page.getByRole('link', { name: words.cheapest })).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - topBefore)).toBeLessThanOrEqual(2);
  expect(await card.innerText()).toBe(name);
}
