import type { Page } from '@playwright/test';

/**
 * Lets time of a page pass in which it must do nothing by itself: what its timers of up to that long were to do, they have done then, however slow the machine
 * is. Where the page's clock can be the test's (`page.clock`), nobody has to wait for it.
 */
export const passPageTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    // oxlint-disable-next-line tests/no-waiting-for-time -- the time in which nothing happens is what is tested
    (duration) => new Promise((passed) => setTimeout(passed, duration)),
    milliseconds,
  );
