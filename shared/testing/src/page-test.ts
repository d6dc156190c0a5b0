import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Messages in the console that the test provokes on purpose. */
  provoked: RegExp;
}

const isErrorOrWarning = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/** The one `test` of all end-to-end specs: fails on any complaint in the console, error of a page, or violation of the security policy that it did not provoke. */
export const test = base.extend<Options & { quietPage: undefined }>({
  provoked: [/(?!)/, { option: true }],
  quietPage: [
    async ({ context, provoked }, use) => {
      const unexpectedMessages: string[] = [];
      const record = (text: string) => {
        if (!provoked.test(text)) unexpectedMessages.push(text);
      };
      context.on('console', (message) => isErrorOrWarning(message) && record(`${message.text()} (${message.location().url})`));
      context.on('weberror', (error) => record(String(error.error())));
      await use(undefined);
      base.expect(unexpectedMessages, 'complaints in the console, a refusal by the security policy among them').toEqual([]);
    },
    { auto: true },
  ],
});
