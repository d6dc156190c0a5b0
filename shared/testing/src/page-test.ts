import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Console messages that the test provokes on purpose. */
  provoked: RegExp;
}

/** A warning about a slow machine. The shell's `preloads.desktop.e2e.ts` tests that preloaded scripts are used. */
const lateScript = /\.js was preloaded using link preload but not used within a few seconds/;

/** Occurs when a page is left, or its user changes, while it is connecting. */
const abandonedSocket = /WebSocket is closed before the connection is established/;

const isErrorOrWarning = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/**
 * The `test` function of all end-to-end specs. Fails on unexpected console warnings and errors, page errors, and violations of the content
 * security policy.
 */
export const test = base.extend<Options & { quietPage: undefined }>({
  provoked: [/(?!)/, { option: true }],
  quietPage: [
    async ({ context, provoked }, use) => {
      const unexpectedMessages: string[] = [];
      const record = (text: string) => {
        if (!provoked.test(text) && !lateScript.test(text) && !abandonedSocket.test(text))
          unexpectedMessages.push(text);
      };
      context.on(
        'console',
        (message) => isErrorOrWarning(message) && record(`${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => record(String(error.error())));
      await use(undefined);
      base
        .expect(unexpectedMessages, 'console warnings and errors, including violations of the content security policy')
        .toEqual([]);
    },
    { auto: true },
  ],
});
