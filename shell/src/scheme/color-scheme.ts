import type { ReadableStore } from '@gvg/contracts/composition/shell-api';
import { colorSchemeAttribute } from '@gvg/ui';
import type { ColorScheme } from '@gvg/ui';

/** Where the choice is kept (decisions, Routes and storage); an inline script of the document reads it before anything is drawn. */
export const colorSchemeKey = (environment: string) => `${environment}_COLOR_SCHEME`;

const listeners = new Set<() => void>();
const readScheme = (): ColorScheme => (document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'dark' : 'light');

export const colorScheme: ReadableStore<ColorScheme> = {
  get: readScheme,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function applyScheme(scheme: ColorScheme): void {
  if (scheme === 'dark') document.documentElement.setAttribute(colorSchemeAttribute, 'dark');
  else document.documentElement.removeAttribute(colorSchemeAttribute);
  for (const listener of listeners) listener();
}

export function chooseColorScheme(scheme: ColorScheme, environment: string): void {
  applyScheme(scheme);
  try {
    localStorage.setItem(colorSchemeKey(environment), scheme);
  } catch {
    // Where nothing may be kept, the choice lasts as long as the page.
  }
}

/** Another tab's choice is this tab's, too. */
export function followOtherTabs(environment: string): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeKey(environment)) applyScheme(newValue === 'dark' ? 'dark' : 'light');
  });
}
