import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Returns the number of entries in the page's history that stand for open overlays and unsaved forms. */
export const historyLayers = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);

/**
 * Waits until the page has gone back over the entries of closed overlays and saved forms. That happens in a later task and would cancel a
 * reload.
 */
export const expectNoHistoryLayers = (page: Page): Promise<void> => expect.poll(() => historyLayers(page)).toBe(0);
