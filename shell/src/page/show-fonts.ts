import { fontsAttribute, fontsKey } from '@gvg/contracts/composition/document';
import { store } from './browser-storage.ts';
import { whenIdle } from './when-idle.ts';

/** FontFace takes the name as it is; a rule quotes it. */
const unquoted = (name: string) => name.replaceAll(/^["']|["']$/gu, '');

const faceOf = ({ style }: CSSFontFaceRule) =>
  new FontFace(unquoted(style.getPropertyValue('font-family')), style.getPropertyValue('src'), {
    weight: style.getPropertyValue('font-weight'),
    unicodeRange: style.getPropertyValue('unicode-range'),
  });

/**
 * Loads the web fonts of the document and puts them into force together when the browser is idle: each change of the fonts lays the whole page out again.
 * The next documents put them into force at once, unless one could not be loaded.
 */
export async function showFonts(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>(`style[${fontsAttribute}]`);
  if (!style?.sheet || style.media === 'all') return;
  const faces = [...style.sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf);
  const results = await Promise.allSettled(faces.map((face) => face.load()));
  await whenIdle();
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
  // Without storage every document shows the fallback fonts first.
  if (results.every(({ status }) => status === 'fulfilled')) store(fontsKey, '1');
}
