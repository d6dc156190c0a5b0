import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations that axe rates serious or critical on the current page, by rule. */
export async function seriousViolations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
