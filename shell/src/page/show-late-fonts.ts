import { documentIds } from '@gvg/contracts/composition/document';
import { whenIdle } from './when-idle.ts';

/**
 * Requests the fonts, which the document defers: on a slow connection they take as long as half of the scripts. Until then, the letters of
 * the fallback font have the same width.
 */
export async function showLateFonts(): Promise<void> {
  const style = document.getElementById(documentIds.lateFonts);
  if (!(style instanceof HTMLStyleElement)) return;
  await whenIdle();
  style.media = 'all';
}
