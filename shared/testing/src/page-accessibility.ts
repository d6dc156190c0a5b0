import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything that axe finds on the current page, best practices too, by rule. */
export async function accessibilityViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** What axe finds in the light and in the dark scheme of a page that is shown in the light one. */
export async function violationsInBothSchemes(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const inLight = await accessibilityViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  return [...inLight, ...(await accessibilityViolations(page))];
}
