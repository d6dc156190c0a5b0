import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { useSyncExternalStore } from 'react';

/** Lines of the next order and its service. */
export interface CartChoice {
  /** Keys of unselected lines. A new line is selected. */
  leftOut: readonly string[];
  service: ShippingService;
}

const storageKey = 'gvg:cart-choice';
const nothingChosen: CartChoice = { leftOut: [], service: 'AIR' };

const listeners = new Set<() => void>();
let read: { text: string; choice: CartChoice } | undefined;

/** For unwritable storage: the choice lasts until the page is closed. */
let unstored: CartChoice | undefined;

function load(): CartChoice {
  if (unstored) return unstored;
  const text = sessionStorage.getItem(storageKey) ?? '';
  if (read?.text !== text)
    read = {
      text,
      choice: text === '' ? nothingChosen : { ...nothingChosen, ...(JSON.parse(text) as Partial<CartChoice>) },
    };
  return read.choice;
}

function get(): CartChoice {
  try {
    return load();
  } catch {
    return nothingChosen;
  }
}

export function changeChoice(change: Partial<CartChoice>): void {
  const next = { ...get(), ...change };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    unstored = next;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the choice of this tab. It survives navigation to the check-out and back. */
export const useCartChoice = (): CartChoice => useSyncExternalStore(subscribe, get, () => nothingChosen);
