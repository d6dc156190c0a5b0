/** For rendering servers. Must not be imported in browser code. */
export { criticalCss } from './critical-css.ts';
export type { CriticalCss } from './critical-css.ts';
export { documentCss } from './theme/document-css.ts';
export { fontFiles, webFontFaces } from './theme/fonts.ts';
