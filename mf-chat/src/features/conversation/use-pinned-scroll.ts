import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels from the lower end within which the list counts as being there. */
const endZone = 48;

/** Marks the entries of a list by which what is shown stays where it is. */
export const anchorAttribute = { 'data-anchor': '' };

interface Anchor {
  entry: Element;
  /** Pixels below the upper edge of the list. */
  offset: number;
  /** Height of the list's content at that moment: without a change of it, a moved entry means that the reader scrolls. */
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

/** The first entry that is seen. */
function anchorOf(list: HTMLElement): Anchor | undefined {
  const top = list.getBoundingClientRect().top;
  const entry = [...list.querySelectorAll('[data-anchor]')].find((each) => each.getBoundingClientRect().bottom > top);
  return entry && { entry, offset: offsetOf(list, entry), height: list.scrollHeight };
}

/**
 * Scrolling of a list whose newest entry is at the bottom: at the end it stays there, whatever grows; elsewhere what is shown stays where it is when earlier
 * entries come in above, or something above grows. Browsers' own anchoring does not do so at the top, and not in all of them. An empty list is read from its top.
 */
export function usePinnedScroll(isEmpty: boolean): PinnedScroll {
  const container = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const isPinned = useRef(true);
  /** Where the list was scrolled to its end last. */
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
      // The event of scrolling to the end may come when the list has grown again: only who scrolls up leaves the end.
      isPinned.current = isNearEnd(list) || (isPinned.current && list.scrollTop >= endTop.current);
      anchor.current = anchorOf(list);
      setAtEnd(isPinned.current);
    };
    // Pictures and cards that load, a field that grows, a keyboard that opens.
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
