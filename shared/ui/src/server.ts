/** For servers that draw: nothing here reaches a browser. */
export { criticalCss } from './critical-css.ts';
export type { CriticalCss } from './critical-css.ts';
export { documentCss } from './theme/document-css.ts';
export { fontFiles, preloadedFontFiles } from './theme/fonts.ts';
