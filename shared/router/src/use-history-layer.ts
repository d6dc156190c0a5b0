import { useEffect, useRef } from 'react';
import { addHistoryLayer } from './history-layers.ts';

/** While `isActive`, the browser's back button calls `onBack` instead of leaving the page. False keeps the layer. */
export function useHistoryLayer(onBack: () => boolean, isActive = true): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isActive ? addHistoryLayer({ onBack: () => latest.current() }) : undefined), [isActive]);
}
