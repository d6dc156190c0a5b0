import { documentIds } from '@gvg/contracts/composition/document';
import type { ChromeContent } from '../chrome/chrome-content.ts';

/** One release of a remote, as browsers need to know it; addresses of servers stay inside. */
export interface PageRemote {
  name: string;
  version: string;
  entryUrl: string;
  routes: string[];
  widgets: string[];
}

/** What the server drew header and footer from. */
export interface ShellState {
  environment: 'PRODUCTION' | 'DEVELOPMENT' | 'STAGING';
  /** The shop's address for the outside. */
  origin: string;
  content: ChromeContent;
  /** Addresses of this page in both languages, where its remote knew them. */
  alternates?: { vi: string; en: string };
  /** Path (with prefix and query) that the server found nothing under. */
  missing?: string;
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document holds no #${id}`);
  return JSON.parse(text);
}

export const readShellState = () => readJson(documentIds.shellState) as ShellState;
export const readRegistry = () => readJson(documentIds.registry) as PageRemote[];
