import { documentIds } from '@gvg/contracts/composition/document';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenIdle } from '../page/when-idle.ts';
import { findClearPlace } from './find-clear-place.ts';

/** Milliseconds after the last change: new content, a scroll, or a resize of the window. */
const settledMs = 150;

/**
 * Returns how far floating buttons are raised above their place, in pixels, so that the lowest of them covers no control while the page
 * stands still. Applied as a transform, which causes no layout shift. `isHeld` keeps the buttons in place, because the panel that they
 * opened is next to it.
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
    // For content that does not change the size of its container, such as an estimate.
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
