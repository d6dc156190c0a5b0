import { documentIds } from '@gvg/contracts/composition/document';
import { whenIdle } from './when-idle.ts';

/** Requests the fonts of a document that has left them for later; until then the fallback's letters have the same width. */
export async function showLateFonts(): Promise<void> {
  const style = document.getElementById(documentIds.lateFonts);
  if (!(style instanceof HTMLStyleElement)) return;
  await whenIdle();
  style.media = 'all';
}
