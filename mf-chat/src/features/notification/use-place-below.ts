import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';

/** Below 600 px the panel is a drawer with its own position. */
const widerThanPhones = '(min-width: 600px)';

/** In pixels: distance below the anchor, overhang beyond its end, and margin to the edges of the window. */
const distance = 5;
const overhang = 56;
const margin = 12;

function placeBelow(anchor: HTMLElement | null): CSSProperties | undefined {
  if (!window.matchMedia(widerThanPhones).matches) return undefined;
  const rectangle = anchor?.getBoundingClientRect();
  const top = Math.max(margin, (rectangle?.bottom ?? 0) + distance);
  const right = Math.max(margin, document.documentElement.clientWidth - (rectangle?.right ?? Infinity) - overhang);
  return { top, right, maxHeight: `calc(100dvh - ${top + margin}px)` };
}

const moves = ['resize', 'scroll', 'transitionend'] as const;

/** Returns the position of a panel below an element of the header, which shrinks when the page is scrolled; undefined on phones. */
export function usePlaceBelow(anchor: HTMLElement | null): CSSProperties | undefined {
  const [place, setPlace] = useState(() => placeBelow(anchor));
  useEffect(() => {
    const update = () => setPlace(placeBelow(anchor));
    for (const name of moves) window.addEventListener(name, update, { passive: true });
    return () => moves.forEach((name) => window.removeEventListener(name, update));
  }, [anchor]);
  return place;
}
