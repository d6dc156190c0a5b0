import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until colours are those that stay: what is being loaded is dimmed, and nobody reads in the middle of a transition. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Everything that axe finds on the current page, best practices too, by rule. */
export async function accessibilityViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** What axe finds in the light and in the dark scheme of a page that is shown in the light one. */
export async function violationsInBothSchemes(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const inLight = await accessibilityViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  return [...inLight, ...(await accessibilityViolations(page))];
}
