/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { painted } from './painted.ts';

jest.mock('./next-task.ts', () => ({ nextTask: () => Promise.resolve() }));

/** All that waits for nothing but promises is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Reports the first paint when the test says so. */
class FakeObserver {
  static report: () => void = () => {};
  readonly #callback: PerformanceObserverCallback;

  constructor(callback: PerformanceObserverCallback) {
    this.#callback = callback;
  }

  observe({ type }: PerformanceObserverInit): void {
    expect(type).toBe('paint');
    const entries = { getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{ name }] : []) };
    FakeObserver.report = () =>
      this.#callback(entries as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
  }
}

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  FakeObserver.report = () => {};
  window.PerformanceObserver = FakeObserver as unknown as typeof PerformanceObserver;
  jest.useFakeTimers();
  window.requestAnimationFrame = (callback) => frames.push(callback);
});

afterEach(() => jest.useRealTimers());

async function drawFrame(): Promise<void> {
  await settled();
  for (const callback of frames.splice(0)) callback(0);
  await settled();
}

function start(): { isPainted: () => boolean } {
  let isDone = false;
  void painted().then(() => (isDone = true));
  return { isPainted: () => isDone };
}

test('waits for two frames and until the first content is on the screen', async () => {
  const { isPainted } = start();
  await drawFrame();
  await drawFrame();
  expect(isPainted()).toBe(false);
  FakeObserver.report();
  await settled();
  expect(isPainted()).toBe(true);
});

test('waits no longer than 200 ms for it', async () => {
  const { isPainted } = start();
  await drawFrame();
  await drawFrame();
  expect(isPainted()).toBe(false);
  jest.advanceTimersByTime(200);
  await settled();
  expect(isPainted()).toBe(true);
});

test('waits for nothing in a hidden page, which draws no frame', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const { isPainted } = start();
  await settled();
  Reflect.deleteProperty(document, 'hidden');
  expect(isPainted()).toBe(true);
});
