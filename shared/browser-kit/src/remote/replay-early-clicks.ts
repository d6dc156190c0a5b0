import { hydratedAttribute } from '@gvg/contracts/composition/document';

/**
 * Takes what the visitor clicked inside `element` before any script was there; call it right before React takes the element over, since React itself
 * answers from then on. The function it gives repeats those clicks, once they can be answered.
 */
export function replayEarlyClicks(element: HTMLElement): () => void {
  element.setAttribute(hydratedAttribute, '');
  const early = window.__GVG_EARLY__;
  const ownClicks = early?.clicks.filter((target) => element.contains(target)) ?? [];
  if (early) early.clicks = early.clicks.filter((target) => !ownClicks.includes(target));
  // After the commit, so that handlers of effects are there too.
  return () =>
    void setTimeout(() => {
      for (const target of ownClicks) if (target.isConnected && target instanceof HTMLElement) target.click();
    }, 0);
}
