import { createStore, store } from '@gvg/browser-kit';
import type { ReadableStore } from '@gvg/contracts/composition/shell-api';
import { colorSchemeAttribute } from '@gvg/ui';
import type { ColorScheme } from '@gvg/ui';
import { colorSchemeKey } from './color-scheme-key.ts';

/** Announces changes of the value, which is in the document. */
const changes = createStore(undefined);
const readScheme = (): ColorScheme =>
  document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'dark' : 'light';

export const colorScheme: ReadableStore<ColorScheme> = {
  get: readScheme,
  subscribe: changes.subscribe,
};

function applyScheme(scheme: ColorScheme): void {
  if (scheme === 'dark') document.documentElement.setAttribute(colorSchemeAttribute, 'dark');
  else document.documentElement.removeAttribute(colorSchemeAttribute);
  changes.set(undefined);
}

export function chooseColorScheme(scheme: ColorScheme, environment: string): void {
  applyScheme(scheme);
  store(colorSchemeKey(environment), scheme);
}

/** Applies the choice of other tabs to this one. */
export function followOtherTabs(environment: string): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeKey(environment)) applyScheme(newValue === 'dark' ? 'dark' : 'light');
  });
}
