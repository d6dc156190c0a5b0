import { documentIds } from '@gvg/contracts/composition/document';
import { whenIdle } from './when-idle.ts';

/**
 * Requests the fonts, which the document has left for later: on a slow line they take as long as half of the scripts. Until then the fallback's letters have
 * the same width.
 */
export async function showLateFonts(): Promise<void> {
  const style = document.getElementById(documentIds.lateFonts);
  if (!(style instanceof HTMLStyleElement)) return;
  await whenIdle();
  style.media = 'all';
}
