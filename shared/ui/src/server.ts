export { criticalCss } from './critical-css.ts';
export type { CriticalCss } from './critical-css.ts';
