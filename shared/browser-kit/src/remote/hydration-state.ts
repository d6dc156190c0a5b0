import { renderedByAttribute, notFoundAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { FragmentState } from '@gvg/contracts/composition/fragment';

/** Path and query with language prefix. */
export const currentAddress = () => location.pathname + location.search;

export interface HydrationState {
  state: FragmentState;
  /** This very release drew it: its markup can be taken over; of another one only the data are good. */
  isSameRelease: boolean;
}

/** What the server drew the element from, if it did so for this address and language. */
export function readHydrationState(remote: string, element: HTMLElement, build: string, locale: string): HydrationState | undefined {
  const renderedBy = element.getAttribute(renderedByAttribute);
  const text = document.getElementById(stateIdOf(remote))?.textContent;
  if (renderedBy === null || !text) return undefined;
  const state = JSON.parse(text) as FragmentState;
  const isSamePage = state.path === currentAddress() && state.locale === locale;
  return isSamePage ? { state, isSameRelease: renderedBy === build } : undefined;
}

/** The address that the server found nothing under, if it is this one. */
export function notFoundPath(element: HTMLElement): string | undefined {
  const path = element.getAttribute(notFoundAttribute);
  return path === currentAddress() ? path : undefined;
}

/** Afterwards nothing can be taken over any more; until then the markup stays readable, whatever fails. */
export function clearHydrationState(remote: string, element: HTMLElement): void {
  element.removeAttribute(renderedByAttribute);
  element.removeAttribute(notFoundAttribute);
  document.getElementById(stateIdOf(remote))?.remove();
}
