import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Specification §9: infinite scroll is checked at most every 150 ms and loads more beyond 80 % of the height. */
const throttleMs = 150;
const threshold = 0.8;

export interface InfiniteScrollOptions {
  /** The scrolling element; default: the document. */
  container?: RefObject<HTMLElement | null>;
  /** `up` for lists with the newest entry at the bottom. */
  direction?: 'down' | 'up';
}

/** Returns the share of the content above the lower edge of the viewport, or below its upper edge when scrolling up. 1 is the end. */
function scrolledShare({ scrollTop, clientHeight, scrollHeight }: HTMLElement, direction: 'down' | 'up'): number {
  return (direction === 'down' ? scrollTop + clientHeight : scrollHeight - scrollTop) / scrollHeight;
}

/** Calls `loadMore` when the user scrolls near the end of the container, and immediately while its content does not fill it. */
export function useInfiniteScroll(
  { loadMore, hasNextPage, isLoadingMore }: { loadMore: () => unknown; hasNextPage: boolean; isLoadingMore: boolean },
  { container, direction = 'down' }: InfiniteScrollOptions = {},
): void {
  useEffect(() => {
    if (!hasNextPage || isLoadingMore) return undefined;
    const element = container?.current ?? document.documentElement;
    const source: EventTarget = container?.current ?? window;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (scrolledShare(element, direction) >= threshold) loadMore();
    };
    const onScroll = () => {
      timer ??= setTimeout(check, throttleMs);
    };
    onScroll();
    source.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      source.removeEventListener('scroll', onScroll);
    };
  }, [container, direction, hasNextPage, isLoadingMore, loadMore]);
}
