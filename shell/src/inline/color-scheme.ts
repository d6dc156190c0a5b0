import { colorSchemeAttribute } from '@gvg/ui/palette';

// Runs before the first paint, so that a dark page never flashes light (rules/routes-and-storage.md).
const { storageKey = '' } = document.currentScript?.dataset ?? {};
try {
  if (localStorage.getItem(storageKey) === 'dark') document.documentElement.setAttribute(colorSchemeAttribute, 'dark');
} catch {
  // Without storage, the choice lasts until the page is closed.
}
