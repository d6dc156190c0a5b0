/** Events that precede or are the use of something. */
const uses = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'click', 'input', 'change'] as const;

/** The longest wait for an idle moment, in milliseconds. */
const timeout = 3_000;
/** For browsers without requestIdleCallback. */
const delayWithoutIdle = 300;

/** Whether something in `element` was used before scripts were loaded, and its use is not replayed yet. */
export const isUsedEarly = (element: HTMLElement): boolean => {
  const { clicks = [], changes = [] } = window.__GVG_EARLY__ ?? {};
  return [...clicks, ...changes].some((target) => element.contains(target));
};

/** Calls `start` once: when something in `element` is used (at once if it was before scripts were loaded), before handlers see the event, or when the page is idle. */
export function whenUsedOrIdle(element: HTMLElement, start: () => void): void {
  if (isUsedEarly(element)) return start();
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of uses) element.removeEventListener(type, startOnce, true);
    start();
  };
  for (const type of uses) element.addEventListener(type, startOnce, true);
  if ('requestIdleCallback' in window) requestIdleCallback(startOnce, { timeout });
  else setTimeout(startOnce, delayWithoutIdle);
}
