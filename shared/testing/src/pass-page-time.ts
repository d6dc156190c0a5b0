import type { Page } from '@playwright/test';

/**
 * Waits in the page while nothing may happen: timers of up to this duration have fired afterwards, however slow the machine is. If the test
 * can control the page's clock (`page.clock`), use that instead of waiting.
 */
export const passPageTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    // oxlint-disable-next-line tests/no-waiting-for-time -- the time in which nothing happens is what is tested
    (duration) => new Promise((passed) => setTimeout(passed, duration)),
    milliseconds,
  );
