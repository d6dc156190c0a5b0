import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { useSyncExternalStore } from 'react';

/** What of the cart the next order takes, and how it is sent. */
export interface CartChoice {
  /** Keys of lines that are left out; a new line is taken. */
  leftOut: readonly string[];
  service: ShippingService;
}

const storageKey = 'gvg:cart-choice';
const nothingChosen: CartChoice = { leftOut: [], service: 'AIR' };

const listeners = new Set<() => void>();
let read: { text: string; choice: CartChoice } | undefined;

/** For storage that cannot be written: the choice lasts until the page is closed. */
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

/** The choice of this tab; it stays when the page is left for the check-out and comes back. */
export const useCartChoice = (): CartChoice => useSyncExternalStore(subscribe, get, () => nothingChosen);
