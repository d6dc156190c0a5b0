/// <reference lib="dom" />
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  nodes: string[];
  /** Milliseconds since the document was requested. */
  at: number;
}

/** Records every layout shift from the first paint on, also those after input. Call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const fontsLoadedAt: number[] = [];
    Object.assign(window, { recordedShifts: shifts, fontsLoadedAt });
    document.fonts.addEventListener('loadingdone', () => fontsLoadedAt.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        shifts.push({
          at: entry.startTime,
          value: entry.value,
          nodes: entry.sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A shift between a font's arrival and so many milliseconds after the browser has loaded it is the swap of the font. */
const fontSwapMs = 300;

/** The recorded layout shifts with the beginnings of the moved elements, without those of swapped fonts, and forgets them. */
export const takeLayoutShifts = (page: Page): Promise<Pick<Shift, 'value' | 'nodes'>[]> =>
  page.evaluate(async (swapMs) => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)));
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrivals = resources.flatMap(({ name, responseEnd }) => (name.endsWith('.woff2') ? [responseEnd] : []));
    const { recordedShifts, fontsLoadedAt } = window as unknown as {
      recordedShifts: Shift[];
      fontsLoadedAt: number[];
    };
    const isSwap = ({ at }: Shift) =>
      arrivals.some((arrival) => {
        const loadedAt = fontsLoadedAt.find((time) => time >= arrival) ?? arrival;
        return at >= arrival && at <= loadedAt + swapMs;
      });
    return recordedShifts
      .splice(0)
      .filter((shift) => !isSwap(shift))
      .map(({ value, nodes }) => ({ value, nodes }));
  }, fontSwapMs);

/** What a right-aligned number that grows may move at its beginning; a line that moves by its height is many times that. */
const invisible = 0.005;

/** The recorded shifts that a person sees. */
export const takeVisibleShifts = async (page: Page) =>
  (await takeLayoutShifts(page)).filter(({ value }) => value > invisible);

/** Opens a page whose document holds its server-rendered markup: a busy server sends a skeleton instead, which the page then replaces. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(await response?.text()).toMatch(/data-ssr="/);
  }).toPass();
}
