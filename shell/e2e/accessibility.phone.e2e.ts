import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';

const scenarios: Record<string, (page: Page) => Promise<void>> = {
  'the menu': async (page) => {
    await page.getByRole('button', { name: 'Mở menu' }).tap();
    await page.getByRole('dialog').waitFor();
  },
  'the search': async (page) => {
    await page.getByRole('banner').getByRole('combobox').tap();
    await page.getByRole('dialog').getByRole('combobox').fill('banh');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  },
};

for (const [name, prepare] of Object.entries(scenarios)) {
  test(`${name} has no violation`, async ({ page }) => {
    await page.goto('/rate-table');
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    await prepare(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}
