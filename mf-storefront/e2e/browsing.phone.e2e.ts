import { test } from '@gvg/testing/page-test';
import { browse } from './support/browse.ts';
import type { Device } from './support/browse.ts';
import { bothLanguages, languages } from './support/languages.ts';

const phone: Device = {
  async followSuggestion(page, keyword, searchName) {
    await page.getByRole('banner').getByRole('combobox', { name: searchName }).tap();
    const screen = page.getByRole('dialog', { name: searchName });
    await screen.getByRole('combobox').fill(keyword);
    await screen.getByRole('option').first().tap();
  },
  async onlyInStock(page, language) {
    const { filters, inStock, show } = languages[language];
    await page.getByRole('button', { name: filters }).tap();
    const sheet = page.getByRole('dialog', { name: filters });
    await sheet.getByRole('checkbox', { name: inStock }).check();
    await sheet.getByRole('button', { name: show }).tap();
  },
};

for (const language of bothLanguages) {
  test(`browsing on a phone restores filters and scroll position on back (${language})`, ({ page }) =>
    browse(page, language, phone));
}
