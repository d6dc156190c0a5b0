import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Distance to the lower end in pixels within which the list counts as scrolled to the end. */
const endZone = 48;

/** Marks the entries of a list that can anchor the scroll position. */
export const anchorAttribute = { 'data-anchor': '' };

interface Anchor {
  entry: Element;
  /** Pixels below the upper edge of the list. */
  offset: number;
  /** Height of the list's content at that moment. If it is unchanged, a moved entry means that the reader scrolls. */
  height: number;
}

export interface PinnedScroll {
  container: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  scrollToEnd: () => void;
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < endZone;
const offsetOf = (list: HTMLElement, entry: Element) =>
  entry.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** Returns the first visible entry. */
function anchorOf(list: HTMLElement): Anchor | undefined {
  const top = list.getBoundingClientRect().top;
  const entry = [...list.querySelectorAll('[data-anchor]')].find((each) => each.getBoundingClientRect().bottom > top);
  return entry && { entry, offset: offsetOf(list, entry), height: list.scrollHeight };
}

/**
 * Scroll position of a list with the newest entry at the bottom. At the end it stays there when content grows. Elsewhere the visible
 * entries stay in place when earlier entries are added above, or content above grows, which browsers' own scroll anchoring does not do at
 * the top, and not in all browsers. An empty list is read from its top.
 */
export function usePinnedScroll(isEmpty: boolean): PinnedScroll {
  const container = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const isPinned = useRef(true);
  /** Scroll position of the last time at the end. */
  const endTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const settle = useCallback(() => {
    const list = container.current;
    if (list === null || isEmpty) return;
    if (isPinned.current) {
      list.scrollTop = list.scrollHeight;
      endTop.current = list.scrollTop;
    } else if (anchor.current?.entry.isConnected && anchor.current.height !== list.scrollHeight) {
      list.scrollTop += offsetOf(list, anchor.current.entry) - anchor.current.offset;
      anchor.current.height = list.scrollHeight;
    }
  }, [isEmpty]);

  const scrollToEnd = useCallback(() => {
    isPinned.current = true;
    setAtEnd(true);
    settle();
  }, [settle]);

  useLayoutEffect(settle);

  useEffect(() => {
    const list = container.current;
    if (list === null) return undefined;
    const remember = () => {
      // The list may have grown again before the scroll event to the end arrives, so only scrolling up leaves the end.
      isPinned.current = isNearEnd(list) || (isPinned.current && list.scrollTop >= endTop.current);
      anchor.current = anchorOf(list);
      setAtEnd(isPinned.current);
    };
    // Pictures and cards load, the field grows, or a keyboard opens.
    const observer = new ResizeObserver(settle);
    observer.observe(list);
    if (content.current) observer.observe(content.current);
    list.addEventListener('scroll', remember, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', remember);
    };
  }, [settle]);

  return { container, content, isAtEnd, scrollToEnd };
}
