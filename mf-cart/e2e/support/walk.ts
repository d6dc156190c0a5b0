import type { Locator, Page, TestInfo } from '@playwright/test';

/** A person's effort between two stops of a walk through the shop. */
export interface Effort {
  stop: string;
  taps: number;
  characters: number;
  seconds: number;
}

export interface Walk {
  tap(target: Locator): Promise<void>;
  /** Presses keys in the focused element. */
  type(text: string): Promise<void>;
  /** Ends a stop: records its effort and a picture of the screen. */
  stop(name: string): Promise<void>;
  readonly efforts: readonly Effort[];
}

/** Walks through the shop with one finger and a keyboard, and measures the effort of each stop. */
export async function startWalk(page: Page, info: TestInfo): Promise<Walk> {
  const efforts: Effort[] = [];
  let [taps, characters, since] = [0, 0, Date.now()];
  await page.exposeBinding('countTap', () => void (taps += 1));
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), {
      capture: true,
    }),
  );
  return {
    efforts,
    tap: (target) => target.tap(),
    async type(text) {
      characters += [...text].length;
      await page.keyboard.type(text);
    },
    async stop(name) {
      const seconds = Math.round((Date.now() - since) / 100) / 10;
      efforts.push({ stop: name, taps, characters, seconds });
      info.annotations.push({ type: name, description: `${taps} taps, ${characters} characters, ${seconds} s` });
      await page.screenshot({ path: info.outputPath(`${String(efforts.length).padStart(2, '0')}-${name}.png`) });
      [taps, characters, since] = [0, 0, Date.now()];
    },
  };
}
