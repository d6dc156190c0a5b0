import { act } from '@testing-library/react';

/** Intervals from this length on belong to the page's polling; shorter ones are those of the specs. */
const shortestMs = 1_000;

/** Replaces the page's intervals, so that the spec runs them. */
export function controlIntervals() {
  const running = new Map<number, { run: () => void; everyMs: number }>();
  // oxlint-disable-next-line tests/no-waiting-for-time -- shorter ones run as they are
  const [set, clear] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  let last = 1_000_000;
  jest.spyOn(window, 'setInterval').mockImplementation(((run: () => void, everyMs = 0) => {
    if (everyMs < shortestMs) return set(run, everyMs);
    last += 1;
    running.set(last, { run, everyMs });
    return last;
  }) as typeof window.setInterval);
  jest.spyOn(window, 'clearInterval').mockImplementation(((id: number) => {
    if (!running.delete(id)) clear(id);
  }) as typeof window.clearInterval);
  return {
    /** Runs every interval of this length once and returns their number. */
    async pass(everyMs: number): Promise<number> {
      const due = [...running.values()].filter((interval) => interval.everyMs === everyMs);
      await act(async () => due.forEach(({ run }) => run()));
      return due.length;
    },
  };
}

/** Hides or shows the page, like switching tabs. */
export async function setHidden(isHidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
