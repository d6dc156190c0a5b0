import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
}

const scenarios: Record<string, (page: Page) => Promise<void>> = {
  suggestions: async (page) => {
    await page.getByRole('banner').getByRole('combobox').fill('banh');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  },
  'the filter': async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('dialog').getByRole('radio').nth(12).waitFor();
  },
  'the code': async (page) => {
    await page.getByRole('button', { name: /Enlarge/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  'an error': async (page) => {
    await page.evaluate(() => window.__GVG_SHELL_V1__?.showError('GENERAL_ERROR'));
    await page.getByRole('dialog').waitFor();
  },
  'a toast': async (page) => {
    await page.evaluate(() => window.__GVG_SHELL_V1__?.toast({ kind: 'message', text: 'x' }));
    await page.getByRole('status', { name: 'Notifications' }).getByRole('listitem').waitFor();
  },
};

for (const [name, prepare] of Object.entries(scenarios)) {
  test(`${name} has no violation`, async ({ page }) => {
    await open(page, '/en/rate-table');
    await prepare(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test('runs no transitions when reduced motion is preferred', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page, '/');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.001)
      .map(({ className }) => String(className)),
  );
  expect(moving).toEqual([]);
  await context.close();
});
