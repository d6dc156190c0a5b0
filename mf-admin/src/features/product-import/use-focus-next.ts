import { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

/** What can be done in a row. */
const controls = 'button, input';

/**
 * For the body of a table whose rows go, or get other controls, when they are dealt with: the focus, which was in such a row, goes on to the row in its place.
 * `notice` is called with what is done in the body.
 */
export function useFocusNext(): {
  body: RefObject<HTMLTableSectionElement | null>;
  notice: (event: SyntheticEvent) => void;
} {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined) return;
    const { activeElement } = document;
    if (activeElement === document.body) {
      const rows = [...(body.current?.rows ?? [])];
      rows[Math.min(place.current, rows.length - 1)]?.querySelector<HTMLElement>(controls)?.focus();
    } else if (body.current?.contains(activeElement) !== true) place.current = undefined;
  });
  return {
    body,
    notice({ target }) {
      const row = target instanceof Element ? target.closest('tr') : null;
      if (row !== null) place.current = row.sectionRowIndex;
    },
  };
}
