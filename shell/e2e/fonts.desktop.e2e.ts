import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';

/** Returns the font families that Chromium has rendered the slogan with. */
async function usedFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'header p[title]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('text has the web font on the first page and in the next document', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => usedFonts(page)).toEqual(['Be Vietnam Pro']);
  await page.goto('/rate-table');
  await expect.poll(() => usedFonts(page)).toEqual(['Be Vietnam Pro']);
});
