import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels from the lower end within which the list counts as being there. */
const endZone = 48;

export interface PinnedScroll {
  container: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  scrollToEnd: () => void;
}

const fromEndOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/**
 * Scrolling of a list whose newest entry is at the bottom: at the end it stays there, whatever grows; when earlier entries come in above, what is shown stays
 * where it is. `firstKey` names the first entry. Browsers' own anchoring does not do so at the top, and not in all of them.
 */
export function usePinnedScroll(firstKey: string | undefined): PinnedScroll {
  const container = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const shownFirst = useRef(firstKey);
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = useCallback(() => {
    fromEnd.current = 0;
    if (container.current) container.current.scrollTop = container.current.scrollHeight;
    setAtEnd(true);
  }, []);

  useLayoutEffect(() => {
    const list = container.current;
    if (list === null) return;
    if (fromEnd.current < endZone) list.scrollTop = list.scrollHeight;
    else if (shownFirst.current !== firstKey) list.scrollTop = list.scrollHeight - list.clientHeight - fromEnd.current;
    shownFirst.current = firstKey;
  });

  useEffect(() => {
    const list = container.current;
    if (list === null) return undefined;
    const remember = () => {
      fromEnd.current = fromEndOf(list);
      setAtEnd(fromEnd.current < endZone);
    };
    // Pictures that load, a field that grows, a keyboard that opens.
    const observer = new ResizeObserver(() => {
      if (fromEnd.current < endZone) list.scrollTop = list.scrollHeight;
      else remember();
    });
    observer.observe(list);
    if (content.current) observer.observe(content.current);
    list.addEventListener('scroll', remember, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', remember);
    };
  }, []);

  return { container, content, isAtEnd, scrollToEnd };
}
