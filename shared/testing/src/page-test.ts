import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Messages in the console that the test provokes on purpose. */
  provoked: RegExp;
}

const isComplaint = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/** The one `test` of all end-to-end specs: fails on any complaint in the console, error of a page, or violation of the security policy that it did not provoke. */
export const test = base.extend<Options & { quietPage: undefined }>({
  provoked: [/(?!)/, { option: true }],
  quietPage: [
    async ({ context, provoked }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!provoked.test(text)) complaints.push(text);
      };
      context.on('console', (message) => isComplaint(message) && note(`${message.text()} (${message.location().url})`));
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      base.expect(complaints, 'complaints in the console, a refusal by the security policy among them').toEqual([]);
    },
    { auto: true },
  ],
});
