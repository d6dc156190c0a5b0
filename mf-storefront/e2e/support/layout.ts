import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect } from '@gvg/testing/page-test';
import { cutTexts, enlargeText, overlappingTexts } from './large-text.ts';
import { smallFields, smallTargets } from './targets.ts';

const phoneWidth = 600;

/**
 * Expects the layout required of every page: it fits the width, axe finds nothing in either scheme, on phones targets have 44 px and iOS
 * does not zoom into fields, and at twice the font size nothing is cut off or covered. The page has enlarged texts afterwards.
 */
export async function expectLayout(page: Page): Promise<void> {
  const headingSize = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < phoneWidth) {
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallFields(page)).toEqual([]);
  }
  const before = await headingSize();
  await enlargeText(page);
  expect(await headingSize()).toBeGreaterThanOrEqual(1.5 * before);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
  expect(await overlappingTexts(page)).toEqual([]);
}
