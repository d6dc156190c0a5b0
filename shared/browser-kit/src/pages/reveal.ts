import { focusElement } from './focus-element.ts';
import { whenPresent } from './when-present.ts';

/** Milliseconds after which the content above an element has its final height. */
const settlingMs = 3_000;
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns the element of the hash, null if it is missing or the hash is cut within an encoded letter. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Keeps an element in place while the content above it loads, until the user interacts with the page. */
function keepInPlace(element: HTMLElement): () => void {
  // The first call reports the initial size.
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) element.scrollIntoView({ behavior: 'instant' });
    isFirst = false;
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of userEvents) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, settlingMs);
  for (const name of userEvents) addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Scrolls to the element with the id in `hash` and focuses it, once the page has rendered it. The returned function stops waiting. */
export function revealHash(hash: string): () => void {
  let stopKeeping = () => {};
  const stopWaiting = whenPresent(
    () => elementOf(hash),
    (element) => {
      element.scrollIntoView();
      focusElement(element);
      stopKeeping = keepInPlace(element);
    },
  );
  return () => {
    stopWaiting();
    stopKeeping();
  };
}
