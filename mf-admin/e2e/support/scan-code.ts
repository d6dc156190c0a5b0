import type { Page } from '@playwright/test';

/** Types a code as fast as a scanner, however busy the machine is. */
export const scanCode = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) =>
      keys.forEach((key) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    [...code, 'Enter'],
  );
