/** For specs of pages: a remote's page with fake API responses and a fake shell. */
export { renderRemotePage } from './testing/render-remote-page.tsx';
export type { RenderedPage } from './testing/render-remote-page.tsx';
