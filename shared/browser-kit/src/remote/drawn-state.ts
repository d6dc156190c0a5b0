import { drawnByAttribute, stateIdOf } from '@gvg/contracts/composition/document';
import type { FragmentState } from '@gvg/contracts/composition/fragment';

/** What the server drew the element from, if this release drew it for this very address and language; used up by reading it. */
export function takeDrawnState(remote: string, element: HTMLElement, build: string, locale: string): FragmentState | undefined {
  const drawnBy = element.getAttribute(drawnByAttribute);
  element.removeAttribute(drawnByAttribute);
  const script = document.getElementById(stateIdOf(remote));
  script?.remove();
  if (drawnBy !== build || script === null) return undefined;
  const state = JSON.parse(script.textContent) as FragmentState;
  return state.path === location.pathname + location.search && state.locale === locale ? state : undefined;
}
