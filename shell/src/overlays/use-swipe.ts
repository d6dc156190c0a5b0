import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** In CSS pixels; a shorter movement is a tap. */
const minDistance = 48;

/** On a zoomed page, one finger moves the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Returns touch handlers that call `onSwipe` with 1 after a swipe to the left, with -1 after one to the right; two fingers zoom instead.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (start.current === undefined || touch === undefined) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
