/** For servers that draw: nothing here reaches a browser. */
export { drawFragment } from './server/draw-fragment.tsx';
export type { FragmentRequest } from './server/draw-fragment.tsx';
export { liftPreloads } from './server/lift-preloads.ts';
