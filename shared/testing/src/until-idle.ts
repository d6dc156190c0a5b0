/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Waits until the page has painted its current state and is idle. Idle callbacks run in the order of their requests, so all work that the
 * page had deferred before has begun.
 */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });
