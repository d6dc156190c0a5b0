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

/** Everything that axe finds on the current page, best practices too, by rule; or what the named rules find. */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = [],
): Promise<{ id: string; nodes: string[] }[]> {
  await settled(page);
  // A page in a frame is checked by itself: its landmarks are not this page's.
  // Without frames there is nothing to merge, for which the other mode opens a further page each time.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** The rules that look at colours: all that a scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the light and in the dark scheme of a page that is shown in the light one. */
export async function violationsInBothSchemes(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const inLight = await accessibilityViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  return [...inLight, ...(await accessibilityViolations(page, colourRules))];
}
