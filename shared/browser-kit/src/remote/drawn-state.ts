import { drawnByAttribute, missingAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { FragmentState } from '@gvg/contracts/composition/fragment';

/** Path and query with language prefix. */
export const here = () => location.pathname + location.search;

export interface Drawn {
  state: FragmentState;
  /** This very release drew it: its markup can be taken over; of another one only the data are good. */
  isOurs: boolean;
}

/** What the server drew the element from, if it did so for this address and language. */
export function readDrawn(remote: string, element: HTMLElement, build: string, locale: string): Drawn | undefined {
  const drawnBy = element.getAttribute(drawnByAttribute);
  const text = document.getElementById(stateIdOf(remote))?.textContent;
  if (drawnBy === null || !text) return undefined;
  const state = JSON.parse(text) as FragmentState;
  const isSamePage = state.path === here() && state.locale === locale;
  return isSamePage ? { state, isOurs: drawnBy === build } : undefined;
}

/** The address that the server found nothing under, if it is this one. */
export function missingPath(element: HTMLElement): string | undefined {
  const path = element.getAttribute(missingAttribute);
  return path === here() ? path : undefined;
}

/** Afterwards nothing can be taken over any more; until then the markup stays readable, whatever fails. */
export function forgetDrawn(remote: string, element: HTMLElement): void {
  element.removeAttribute(drawnByAttribute);
  element.removeAttribute(missingAttribute);
  document.getElementById(stateIdOf(remote))?.remove();
}
