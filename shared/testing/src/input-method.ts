import type { Page } from '@playwright/test';

/** An input method. Composed text is underlined in the focused field until it is committed. */
export interface InputMethod {
  compose(text: string): Promise<void>;
  /** Presses Enter during composition. The input method handles it, although the page receives the event. */
  confirm(): Promise<void>;
  /** Commits this text. */
  take(text: string): Promise<void>;
}

/** Opens an input method like those for Vietnamese, through the browser's own interface for them. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page);
  // The key code that browsers report for keys handled by an input method.
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
