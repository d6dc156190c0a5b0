import { useLocation } from '@gvg/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, store } from '../shell/browser-storage.ts';
import { revealHash } from './reveal.ts';

const storageKey = 'gvg:scroll';
const maxEntries = 50;

/** The first history entry of a document has no key. */
const entryKey = () =>
  (history.state as { key?: string } | null)?.key ?? `first:${location.pathname}${location.search}`;

/**
 * Returns the number of the history entry, which a replacing entry keeps. The navigation's type is not usable: the routers of a page see
 * each other's navigations as history navigation.
 */
const entryNumber = () => (history.state as { idx?: number } | null)?.idx;

let positions: Record<string, number> = {};
/** Key of the history entry on screen. It lags behind `location` while the next page renders. */
let shownKey: string | undefined;

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(readStored(storageKey, 'sessionStorage') ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** Without storage a page starts at the top after a reload. */
const persist = () =>
  store(storageKey, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxEntries))), 'sessionStorage');

function startTracking(): void {
  if (shownKey !== undefined) return;
  shownKey = entryKey();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  positions = readPositions();
  if (navigation?.type === 'navigate') delete positions[shownKey];
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => shownKey !== undefined && (positions[shownKey] = scrollY), { passive: true });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    // The browser restores the scroll position of the next document.
    history.scrollRestoration = 'auto';
    persist();
  });
}

/** A link to the section that is already in the address is not a navigation, but scrolls again. */
function useRepeatedHashLinks(): void {
  useEffect(() => {
    let stop = () => {};
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.hash === '' || link.href !== location.href) return;
      stop();
      stop = revealHash(link.hash);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      stop();
    };
  }, []);
}

/**
 * Scrolls to the top or to the location's hash on new entries, and restores the previous position on history navigation. A page that
 * replaces its own address, for example with the destination, does not scroll.
 */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(startTracking, []);
  useRepeatedHashLinks();
  useLayoutEffect(() => {
    const entry = entryKey();
    const isFirst = shownKey === undefined;
    const page = `${entryNumber() ?? ''} ${pathname}`;
    const isSamePage = shown.current === page;
    shown.current = page;
    const previousTop = shownKey === undefined ? undefined : positions[shownKey];
    if (!isFirst) shownKey = entry;
    if (isSamePage) {
      if (previousTop !== undefined) positions[entry] = previousTop;
      return undefined;
    }
    const savedTop = positions[entry];
    if (savedTop !== undefined) scrollTo({ top: savedTop, behavior: 'instant' });
    else if (hash !== '') return revealHash(hash);
    else if (!isFirst) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, hash, pathname]);
}
