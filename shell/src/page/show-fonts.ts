import { fontsAttribute, fontsKey } from '@gvg/contracts/composition/document';
import { store } from './browser-storage.ts';

/** Puts the web fonts into force: scripts and roots are there, and the network is free for them. */
export function showFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${fontsAttribute}]`);
  if (style) style.media = 'all';
  // Without storage every document shows the fallback fonts first.
  store(fontsKey, '1');
}
