/** Copies a text. Bundled with the page that shows it. */
export { CopyButton } from './copy-button/copy-button.tsx';
