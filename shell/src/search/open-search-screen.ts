import { openOverlay } from '../overlays/overlay-store.ts';

/** Checks for a phone, where the field in the header opens the full-screen search. */
export const isPhone = () => matchMedia('(max-width: 599.95px)').matches;

export function openSearchScreen(keyword = ''): void {
  openOverlay({ kind: 'search', keyword });
}
