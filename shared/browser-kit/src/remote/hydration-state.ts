import { canonicalAddress } from '@gvg/contracts/composition/canonical-address';
import { renderedByAttribute, notFoundAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { FragmentState } from '@gvg/contracts/composition/fragment';

/** Returns path and query with language prefix. */
export const currentAddress = () => location.pathname + location.search;

/** The server renders one document for all equivalent addresses, such as those with a campaign's query. */
const isCurrent = (address: string | null) => address === canonicalAddress(currentAddress());

export interface HydrationState {
  state: FragmentState;
  /** Whether this release rendered the markup, so that it can be hydrated. Otherwise only the data can be used. */
  isSameRelease: boolean;
}

/**
 * Returns the state that the server rendered the element from, with the current address as its path. Undefined if it was rendered for
 * another address or language.
 */
export function readHydrationState(
  remote: string,
  element: HTMLElement,
  build: string,
  locale: string,
): HydrationState | undefined {
  const renderedBy = element.getAttribute(renderedByAttribute);
  const text = document.getElementById(stateIdOf(remote))?.textContent;
  if (renderedBy === null || !text) return undefined;
  const state = JSON.parse(text) as FragmentState;
  const isSamePage = isCurrent(state.path) && state.locale === locale;
  return isSamePage ? { state: { ...state, path: currentAddress() }, isSameRelease: renderedBy === build } : undefined;
}

/** Returns the current address if the server responded to it with not found. */
export function notFoundPath(element: HTMLElement): string | undefined {
  return isCurrent(element.getAttribute(notFoundAttribute)) ? currentAddress() : undefined;
}

/** Removes the state, so that the markup is hydrated at most once. Until then it stays readable even if mounting fails. */
export function clearHydrationState(remote: string, element: HTMLElement): void {
  element.removeAttribute(notFoundAttribute);
  document.getElementById(stateIdOf(remote))?.remove();
}
