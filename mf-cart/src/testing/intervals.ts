import { act } from '@testing-library/react';

/** From here on, longer ones are what a page asks by; shorter ones are how a spec waits. */
const shortestMs = 1_000;

/** Intervals of the page run when the spec says so. */
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
    /** Lets every interval of this length run once; how many there were. */
    async pass(everyMs: number): Promise<number> {
      const due = [...running.values()].filter((interval) => interval.everyMs === everyMs);
      await act(async () => due.forEach(({ run }) => run()));
      return due.length;
    },
  };
}

/** Hides or shows the page, as another tab does. */
export async function setHidden(isHidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
