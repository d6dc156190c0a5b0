import { documentIds } from '@gvg/contracts/composition/document';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenIdle } from '../page/when-idle.ts';
import { findClearPlace } from './find-clear-place.ts';

/** Milliseconds after the last change: content that arrives, a scroll, another size of the window. */
const settledMs = 150;

/**
 * How far floating buttons stand above their place in pixels, so that the lowest of them covers nothing that one can use where the page stands still. By a
 * transform, which shifts no layout. `isHeld`: what it has opened stands beside its place.
 */
export function useClearPlace(stack: RefObject<HTMLElement | null>, isHeld: boolean): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (isHeld) {
      setLift(0);
      return undefined;
    }
    let isMounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const button = stack.current?.lastElementChild;
      if (stack.current && button) setLift(findClearPlace(stack.current, button));
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, settledMs);
    };
    const content = document.getElementById(documentIds.content);
    const sizes = new ResizeObserver(lookLater);
    // What comes into a place of its own size, such as an estimate.
    const parts = new MutationObserver(lookLater);
    void whenIdle().then(() => {
      if (!isMounted) return;
      look();
      for (const type of ['scroll', 'resize'] as const) addEventListener(type, lookLater, { passive: true });
      if (content === null) return;
      sizes.observe(content);
      parts.observe(content, { childList: true, subtree: true });
    });
    return () => {
      isMounted = false;
      clearTimeout(timer);
      sizes.disconnect();
      parts.disconnect();
      for (const type of ['scroll', 'resize'] as const) removeEventListener(type, lookLater);
    };
  }, [stack, isHeld]);
  return lift;
}
