/// <reference lib="dom" />
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  nodes: string[];
  /** Milliseconds since the document was requested. */
  at: number;
}

/** Records every layout shift from the first paint on, including those after input. Call it before opening the page. */
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

/** A shift between a font's arrival and this many milliseconds after the browser has loaded it is a font swap. */
const fontSwapMs = 300;

/** Returns and clears the recorded layout shifts, each with the beginning of the moved elements' markup, without those of font swaps. */
export const takeLayoutShifts = (page: Page): Promise<Pick<Shift, 'value' | 'nodes'>[]> =>
  page.evaluate(async (swapMs) => {
    // The shifts of a painted frame are recorded before the frame after the next.
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

/** Largest shift of a growing right-aligned number. A line that moves by its height has many times that. */
const invisible = 0.005;

/** Returns and clears the recorded shifts that a person sees. */
export const takeVisibleShifts = async (page: Page) =>
  (await takeLayoutShifts(page)).filter(({ value }) => value > invisible);

/**
 * Opens a page until its document contains server-rendered markup. A busy server sends a skeleton instead, which the page then replaces.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(await response?.text()).toMatch(/data-ssr="/);
  }).toPass();
}
