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
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
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
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { recordPending: () => record(observer.takeRecords()) });
  });
}

/** A shift between a font's arrival and so many milliseconds after the browser has loaded it is the swap of the font. */
const fontSwapMs = 300;

/** The recorded layout shifts with the beginnings of the moved elements, without those of swapped fonts, and forgets them. */
export const takeLayoutShifts = (page: Page): Promise<Pick<Shift, 'value' | 'nodes'>[]> =>
  page.evaluate(async (swapMs) => {
    // A frame that is painted has its shifts before the one after the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrivals = resources.flatMap(({ name, responseEnd }) => (name.endsWith('.woff2') ? [responseEnd] : []));
    const { recordedShifts, fontsLoadedAt, recordPending } = window as unknown as {
      recordedShifts: Shift[];
      fontsLoadedAt: number[];
      recordPending: () => void;
    };
    recordPending();
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
