import { drawnByAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { FragmentState } from '@gvg/contracts/composition/fragment';

export interface Drawn {
  state: FragmentState;
  /** This very release drew it: its markup can be taken over; of another one only the data are good. */
  isOurs: boolean;
}

/** What the server drew the element from, if it did so for this address and language; used up by reading it. */
export function takeDrawn(remote: string, element: HTMLElement, build: string, locale: string): Drawn | undefined {
  const drawnBy = element.getAttribute(drawnByAttribute);
  element.removeAttribute(drawnByAttribute);
  const script = document.getElementById(stateIdOf(remote));
  script?.remove();
  if (drawnBy === null || script === null) return undefined;
  const state = JSON.parse(script.textContent) as FragmentState;
  const isSamePage = state.path === location.pathname + location.search && state.locale === locale;
  return isSamePage ? { state, isOurs: drawnBy === build } : undefined;
}
