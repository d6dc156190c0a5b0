import type { Page } from '@playwright/test';

/** Keys of an input method: what is composed is underlined in the focused field until the word is taken. */
export interface InputMethod {
  compose(text: string): Promise<void>;
  /** Enter while a word is composed: the input method's, which the page hears of. */
  confirm(): Promise<void>;
  /** Ends the word with this text. */
  take(text: string): Promise<void>;
}

/** An input method as those for Vietnamese, through the browser's own interface for them. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page);
  // The code that browsers give to keys that an input method has taken.
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  return {
    async compose(text) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    },
    async confirm() {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    async take(text) {
      await session.send('Input.insertText', { text });
    },
  };
}
