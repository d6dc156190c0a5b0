import { nextTask } from './next-task.ts';

/** Longest wait for each of the two below. On a slow line both are over long before the scripts are there. */
const longestWaitMs = 200;

const atMost = (wait: Promise<unknown>) => Promise.race([wait, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

const loaded = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });

/** Resolves once the pictures that are requested first are there: they would be painted after all that the scripts do at once. */
async function firstPicturesLoaded(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].filter(({ complete }) => !complete);
  if (missing.length > 0) await atMost(Promise.all(missing.map(loaded)));
}

/** Resolves once the first content is on the screen, which can be several frames after the callbacks of its own. */
const firstContentPresented = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Resolves once the whole document is painted: what it shows comes before what it answers. The browser may have painted its first part alone, and draws a frame
 * after the callbacks of the one that follows. At once in a hidden page, which is not painted.
 */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await firstPicturesLoaded();
  await nextFrame();
  await nextFrame();
  await atMost(firstContentPresented());
  await nextTask();
}
