import { useEffect, useRef } from 'react';
import { isDialogOpen, isField } from '../area/is-field.ts';
import { betweenKeysMs } from '../area/use-scanner.ts';
import { areaKeys } from './area-keys.ts';

/** For how long a letter belongs to the `g` before it. */
const pendingMs = 1_500;

interface AreaKeys {
  search: () => void;
  help: () => void;
  isPage: (letter: string) => boolean;
  page: (letter: string) => void;
}

/**
 * Keys of the whole area, while no field has the focus and no dialog is open. A scanner types the same characters, one right after the other: a key that follows
 * another so closely means nothing, and a page is opened only when nothing has followed its letter.
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
      // It is no key of the focused row, either.
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
    // In the capture phase: a row of a list takes some of the letters for itself.
    addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(opening);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
