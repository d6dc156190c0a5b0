/** Dialogs that are loaded when they first open. Bundled with the page that shows them. */
export { lazyDialog } from './lazy-dialog/lazy-dialog.tsx';
