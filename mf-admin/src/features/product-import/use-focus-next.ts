import { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

/** Focusable controls of a row. */
const controls = 'button, input';

/**
 * Keeps the focus in a table whose rows disappear or change their controls once they are handled: it moves to the row in the same place. `notice` must receive
 * the events of the table body.
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
