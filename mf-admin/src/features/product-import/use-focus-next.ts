import { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

/** What can be done in a row. */
const controls = 'button, input';

/**
 * For the body of a table whose rows go when they are dealt with: the focus, which was in such a row, goes on to the row in its place when the rows have been
 * loaded anew. `notice` is called with what is done in the body.
 */
export function useFocusNext(loadedAt: number): {
  body: RefObject<HTMLTableSectionElement | null>;
  notice: (event: SyntheticEvent) => void;
} {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const rows = [...(body.current?.rows ?? [])];
    const next = rows[Math.min(place.current, rows.length - 1)];
    place.current = undefined;
    next?.querySelector<HTMLElement>(controls)?.focus();
  }, [loadedAt]);
  return {
    body,
    notice({ target }) {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row !== null) place.current = row.sectionRowIndex;
    },
  };
}
