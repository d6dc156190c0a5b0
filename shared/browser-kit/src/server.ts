/** For servers that render; must not be imported in browser code. */
export { renderFragment } from './server/render-fragment.tsx';
export type { FragmentRequest } from './server/render-fragment.tsx';
export { liftPreloads } from './server/lift-preloads.ts';
export { recordReads } from './server/record-reads.ts';
