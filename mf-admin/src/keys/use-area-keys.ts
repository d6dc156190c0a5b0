import { useEffect, useRef } from 'react';
import { isDialogOpen, isField } from '../area/is-field.ts';
import { betweenKeysMs } from '../area/use-scanner.ts';
import { areaKeys } from './area-keys.ts';

/** Time in milliseconds within which a letter belongs to the preceding `g`. */
const pendingMs = 1_500;

interface AreaKeys {
  search: () => void;
  help: () => void;
  isPage: (letter: string) => boolean;
  page: (letter: string) => void;
}

/**
 * Keyboard shortcuts of the whole area, active while no field has the focus and no dialog is open. A scanner types the same characters in quick succession: a
 * key that follows another that quickly is ignored, and a page opens only if no key follows its letter.
 */
export function useAreaKeys(keys: AreaKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let typedAt = -Infinity;
    let pendingSince = -Infinity;
    let opening: ReturnType<typeof setTimeout> | undefined;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      // Also hidden from the focused row.
      event.stopPropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1) return;
      clearTimeout(opening);
      const isScanned = event.timeStamp - typedAt <= betweenKeysMs;
      typedAt = event.timeStamp;
      const isPending = event.timeStamp - pendingSince <= pendingMs;
      pendingSince = -Infinity;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
      if (isField(event.target) || isDialogOpen()) return;
      const key = event.key.toLowerCase();
      if (isPending && !event.shiftKey && latest.current.isPage(key)) {
        take(event);
        opening = setTimeout(() => latest.current.page(key), betweenKeysMs + 10);
        return;
      }
      if (isScanned) return;
      if (key === areaKeys.page && !event.shiftKey) pendingSince = event.timeStamp;
      else if (key === areaKeys.search || key === areaKeys.help) {
        take(event);
        if (key === areaKeys.search) latest.current.search();
        else latest.current.help();
      }
    };
    // In the capture phase, because rows of a list handle some of the letters.
    addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(opening);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
