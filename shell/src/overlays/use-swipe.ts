import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** In CSS pixels; a shorter movement is a tap. */
const minDistance = 48;

/** Touch handlers that call `onSwipe` with 1 after a swipe to the left, with -1 after one to the right; two fingers zoom instead. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startX = useRef<number | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      startX.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const endX = changedTouches[0]?.clientX;
      if (startX.current === undefined || endX === undefined) return;
      const distance = endX - startX.current;
      startX.current = undefined;
      if (Math.abs(distance) >= minDistance) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}
