import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits for final colours: loading content is dimmed, and transitions are still running. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Returns everything that axe finds on the current page by rule, including best practices, or only the findings of the named rules. */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = [],
): Promise<{ id: string; nodes: string[] }[]> {
  await settled(page);
  // Excludes frames, whose pages are checked separately because their landmarks are not this page's.
  // Legacy mode, because the other mode opens a further page each time to merge frames.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** Rules about colours, the only ones that a colour scheme affects. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns axe's findings in the light and in the dark scheme of a page that is shown in the light one. */
export async function violationsInBothSchemes(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const inLight = await accessibilityViolations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  return [...inLight, ...(await accessibilityViolations(page, colourRules))];
}
