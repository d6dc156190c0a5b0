import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Options {
  /** Console messages that the test provokes on purpose. */
  provoked: RegExp;
}

/** Says that a machine is slow; that preloaded scripts are used at all is tested in the shell's `preloads.desktop.e2e.ts`. */
const lateScript = /\.js was preloaded using link preload but not used within a few seconds/;

/** A page that is left, or whose person changes, gives up a connection that is being made. */
const abandonedSocket = /WebSocket is closed before the connection is established/;

const isErrorOrWarning = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/** The `test` function of all end-to-end specs: fails on unexpected console warnings and errors, page errors, and violations of the content security policy. */
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
