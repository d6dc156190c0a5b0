import { isComposing } from '@gvg/browser-kit';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export interface ComboboxOptions {
  /** The text in the input. */
  query: string;
  /** The options in the list. The same array as long as the list is unchanged. */
  options: readonly unknown[];
  /** Called with the index of the selected option on Enter. */
  onChoose: (index: number) => void;
}

/**
 * Handles the keyboard of a combobox whose focus stays in its input: arrows, Home and End move, Enter chooses. A selection ends with the
 * text and the list it was made in.
 */
export function useCombobox({ query, options, onChoose }: ComboboxOptions) {
  const [selection, setSelection] = useState({ query, options, index: -1 });
  const active = selection.query === query && selection.options === options ? selection.index : -1;
  const count = options.length;
  const moves: Record<string, () => number> = {
    ArrowDown: () => (active + 1 >= count ? 0 : active + 1),
    ArrowUp: () => (active <= 0 ? count - 1 : active - 1),
    ...(active === -1 ? {} : { Home: () => 0, End: () => count - 1 }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const move = moves[event.key];
    if (move && count > 0) {
      event.preventDefault();
      setSelection({ query, options, index: move() });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return { active, onKeyDown };
}
