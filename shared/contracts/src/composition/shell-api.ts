import type { Locale } from '../locale.ts';
import type { ErrorCode } from '../errors.ts';

/** A value that changes over time, in the shape React's useSyncExternalStore reads. */
export interface ReadableStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** Success and error close after 2 s, info and message after 5 s, anything else after 4 s (decisions, Routes and storage). */
export type ToastKind = 'success' | 'error' | 'info' | 'message' | 'plain';
export interface Toast {
  kind: ToastKind;
  /** Default for an error: 'failed' in the page's language. */
  title?: string;
  text: string;
}

/** What the shell offers to remotes, on `window.__GVG_SHELL_V1__`. Additive changes only; a breaking one is V2 beside it. */
export interface ShellApiV1 {
  locale: Locale;
  /** Goes to a path of ours, with language prefix or without; without reload. */
  navigate(path: string): void;
  toast(toast: Toast): void;
  /** Global error modal: home and close; a session that cannot go on offers a reload instead. */
  showError(code: ErrorCode, title?: string): void;
  /** Image viewer modal. */
  showImages(images: { url: string; alt: string }[], startAt?: number): void;
  colorScheme: ReadableStore<'light' | 'dark'>;
}

declare global {
  interface Window {
    __GVG_SHELL_V1__?: ShellApiV1;
  }
}
