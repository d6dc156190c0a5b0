import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

export interface ComboboxOptions {
  /** Number of options. */
  count: number;
  /** Called with the index of the selected option on Enter. */
  onChoose: (index: number) => void;
  onEscape: () => void;
}

/** Keyboard handling of a combobox whose focus stays in its input: arrows, Home and End move, Enter chooses, Escape closes. */
export function useCombobox({ count, onChoose, onEscape }: ComboboxOptions) {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [count]);
  const moves: Record<string, () => number> = {
    ArrowDown: () => (active + 1 >= count ? 0 : active + 1),
    ArrowUp: () => (active <= 0 ? count - 1 : active - 1),
    ...(active === -1 ? {} : { Home: () => 0, End: () => count - 1 }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move && count > 0) {
      event.preventDefault();
      setActive(move());
    } else if (event.key === 'Enter' && active >= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      onEscape();
    }
  };
  return { active, onKeyDown, reset: () => setActive(-1) };
}
