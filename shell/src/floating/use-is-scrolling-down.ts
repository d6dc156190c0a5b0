import { useEffect, useState } from 'react';

/** Milliseconds without a scroll event after which scrolling has ended. */
const stillMs = 500;
/** In pixels. Smaller movements come from an unsteady finger or the browser's toolbar. */
const slack = 4;

/**
 * Returns whether the page is being scrolled down; false again once it stands still, and at once when it is scrolled up or reaches its end.
 */
export function useIsScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < slack) return;
      last = scrollY;
      clearTimeout(timer);
      setDown(moved > 0);
      timer = setTimeout(() => setDown(false), stillMs);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
    };
  }, []);
  return isDown;
}
