/** Events that precede or are the use of something. */
const uses = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'click', 'input', 'change'] as const;

/** The longest wait for an idle moment, in milliseconds. */
const timeout = 3_000;
/** For browsers without requestIdleCallback. */
const delayWithoutIdle = 300;

/** What was used in `element` before scripts were loaded, and is not replayed yet. */
function usedEarly(element: HTMLElement): Element[] {
  const { clicks = [], changes = [] } = window.__GVG_EARLY__ ?? {};
  return [...clicks, ...changes].filter((target) => element.contains(target));
}

export const isUsedEarly = (element: HTMLElement): boolean => usedEarly(element).length > 0;

/** Until the page is idle: calls `onUse` with what was used in `element` before scripts were loaded, and with what is used, before handlers see the event. */
export function watchUses(element: HTMLElement, onUse: (target: Element) => void, onIdle: () => void): void {
  for (const target of usedEarly(element)) onUse(target);
  const use = ({ target }: Event) => {
    if (target instanceof Element) onUse(target);
  };
  for (const type of uses) element.addEventListener(type, use, true);
  const end = () => {
    for (const type of uses) element.removeEventListener(type, use, true);
    onIdle();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout });
  else setTimeout(end, delayWithoutIdle);
}

/** Calls `start` once: when something in `element` is used (at once if it was before scripts were loaded), before handlers see the event, or when the page is idle. */
export function whenUsedOrIdle(element: HTMLElement, start: () => void): void {
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    start();
  };
  watchUses(element, startOnce, startOnce);
}
