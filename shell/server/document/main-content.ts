import { elementIdOf, notFoundAttribute, renderedByAttribute } from '@gvg/contracts/composition/document';
import type { RenderedFragment } from '@gvg/contracts/composition/fragment';
import { escapeHtml } from './escape.ts';

export interface MainContentInput {
  /** Name of the remote that owns the path. */
  owner: string | undefined;
  /** Rendered by the server of the owner. */
  fragment: RenderedFragment | undefined;
  /** Content that the shell rendered instead. */
  ownContent: string;
  /** Canonical path and query, with language prefix. */
  address: string;
  isMissing: boolean;
}

/** Returns the markup of the main element: the container of the remote, or of the shell's own pages, with its content. */
export function mainContentHtml({ owner, fragment, ownContent, address, isMissing }: MainContentInput): string {
  const id = elementIdOf(owner ?? 'shell');
  if (fragment) return `<div id="${id}" ${renderedByAttribute}="${escapeHtml(fragment.build)}">${fragment.html}</div>`;
  const markerAttribute = owner
    ? isMissing
      ? ` ${notFoundAttribute}="${escapeHtml(address)}"`
      : ''
    : ` ${renderedByAttribute}`;
  return `<div id="${id}"${markerAttribute}>${ownContent}</div>`;
}
