import { documentIds } from '@gvg/contracts/composition/document';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { ChromeContent } from '../chrome/chrome-content.ts';

/** The public data of a remote's release; server URLs are not sent to browsers. */
export type PageRemote = Pick<
  RegisteredRemote,
  'name' | 'version' | 'pageContract' | 'entryUrl' | 'routes' | 'widgets'
>;

/** The state from which the server rendered header and footer. */
export interface ShellState {
  environment: 'PRODUCTION' | 'DEVELOPMENT' | 'STAGING';
  /** The shop's public URL. */
  origin: string;
  content: ChromeContent;
  /** URLs of this page in both languages, if its remote provided them. */
  alternates?: { vi: string; en: string };
  /** Token of the draft that the page shows. */
  draft?: string;
  /** Path (with prefix and query) for which the server found no page. */
  missing?: string;
}

/** Reads the data of a script element in the document. */
export function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document holds no #${id}`);
  return JSON.parse(text);
}

export const readShellState = () => readJson(documentIds.shellState) as ShellState;
export const readRegistry = () => readJson(documentIds.registry) as PageRemote[];
