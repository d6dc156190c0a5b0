import { hydratedAttribute } from '@gvg/contracts/composition/document';

/**
 * Takes the clicks made inside `element` before scripts were loaded. Call it right before mounting React, which handles clicks from then on. The
 * returned function dispatches those clicks again; call it once handlers are attached.
 */
export function replayEarlyClicks(element: HTMLElement): () => void {
  element.setAttribute(hydratedAttribute, '');
  const early = window.__GVG_EARLY__;
  const ownClicks = early?.clicks.filter((target) => element.contains(target)) ?? [];
  if (early) early.clicks = early.clicks.filter((target) => !ownClicks.includes(target));
  // After the commit, so that handlers attached in effects exist.
  return () =>
    void setTimeout(() => {
      for (const target of ownClicks) if (target.isConnected && target instanceof HTMLElement) target.click();
    }, 0);
}
