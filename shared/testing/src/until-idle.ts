/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Waits until the page has painted what it knows and has nothing else to do. Callbacks of an idle page run in the order in which they were asked for, so
 * whatever the page had put off until then has begun.
 */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
