/** For rendering servers. Must not be imported in browser code. */
export { renderFragment } from './server/render-fragment.tsx';
export { recordReads } from './server/record-reads.ts';
