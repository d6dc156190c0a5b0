import { test } from '@gvg/testing/page-test';
import { browse } from './support/browse.ts';
import type { Device } from './support/browse.ts';
import { bothLanguages, languages } from './support/languages.ts';

const desktop: Device = {
  async followSuggestion(page, keyword, searchName) {
    const field = page.getByRole('banner').getByRole('combobox', { name: searchName });
    await field.fill(keyword);
    await page.getByRole('option').first().click();
  },
  async onlyInStock(page, language) {
    const { filters, inStock } = languages[language];
    await page.getByRole('complementary', { name: filters }).getByRole('checkbox', { name: inStock }).check();
  },
};

for (const language of bothLanguages) {
  test(`browsing restores filters and scroll position on back (${language})`, ({ page }) =>
    browse(page, language, desktop));
}
