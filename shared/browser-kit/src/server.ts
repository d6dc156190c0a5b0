/** For servers that draw: nothing here reaches a browser. */
export { renderFragment } from './server/render-fragment.tsx';
export type { FragmentRequest } from './server/render-fragment.tsx';
export { liftPreloads } from './server/lift-preloads.ts';
