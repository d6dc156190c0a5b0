import { fontsAttribute, fontsKey } from '@gvg/contracts/composition/document';

/** Puts the web fonts into force: scripts and roots are there, and the network is free for them. */
export function showFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${fontsAttribute}]`);
  if (style) style.media = 'all';
  try {
    localStorage.setItem(fontsKey, '1');
  } catch {
    // Without storage every document shows the fallback fonts first.
  }
}
