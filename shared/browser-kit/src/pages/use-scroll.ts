import { useLocation } from '@gvg/router';
import { useEffect, useLayoutEffect } from 'react';

const storageKey = 'gvg:scroll';
const entriesKept = 50;

/** The first entry of a document has no key of its own. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? `first:${location.pathname}${location.search}`;

let positions: Record<string, number> = {};
/** The entry that is shown, which is not yet the one in the address while the next page is being drawn. */
let shown: string | undefined;

const stored = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const store = () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-entriesKept))));
  } catch {
    // Without storage a page simply begins at its top after a reload.
  }
};

function start(): void {
  if (shown !== undefined) return;
  shown = entryKey();
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  positions = stored();
  if (arrival?.type === 'navigate') delete positions[shown];
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => shown !== undefined && (positions[shown] = scrollY), { passive: true });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    // Where the next document begins is the browser's business.
    history.scrollRestoration = 'auto';
    store();
  });
}

/** Going on starts at the top, or at the part that the address names; going back returns to where the visitor was. */
export function useScroll(): void {
  const { key, hash } = useLocation();
  useEffect(start, []);
  useLayoutEffect(() => {
    const entry = entryKey();
    const isFirst = shown === undefined;
    if (!isFirst) shown = entry;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const before = positions[entry];
    if (before !== undefined) scrollTo({ top: before, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else if (!isFirst) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash]);
}
