import { nextTask } from './next-task.ts';

/** Longest wait for the paint's entry; where there is none, the frames have been waited for. On a slow line the paint is long over when the scripts are there. */
const longestWaitMs = 200;

/** Resolves once the first content is on the screen, which can be several frames after the callbacks of its own. */
const firstContentPresented = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(entries);
    }).observe({ type: 'paint', buffered: true });
  });

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Resolves once the whole document is painted: what it shows comes before what it answers. The browser may have painted its first part alone, and draws a frame
 * after the callbacks of the one that follows. At once in a hidden page, which is not painted.
 */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await nextFrame();
  await nextFrame();
  await firstContentPresented();
  await nextTask();
}
