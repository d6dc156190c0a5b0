/** Repeats, once it can be answered, what the visitor clicked inside `element` before any script was there. */
export function replayEarlyClicks(element: HTMLElement): void {
  const early = window.__GVG_EARLY__;
  if (early === undefined) return;
  const ours = early.clicks.filter((target) => element.contains(target));
  early.clicks = early.clicks.filter((target) => !ours.includes(target));
  // After the commit, so that handlers of effects are there too.
  setTimeout(() => {
    for (const target of ours) if (target.isConnected && target instanceof HTMLElement) target.click();
  }, 0);
}
