import { parse } from 'node-html-parser';
import { documentIds, renderedByAttribute, stateIdOf } from '@gvg/contracts/composition/document';

/** `server`: the composed site's markup, hydrated by the single bundle; `browser`: an empty page rendered by the single bundle. */
export type Variant = 'server' | 'browser';

export interface Scripts {
  variant: Variant;
  entry: readonly string[];
  /** Chunks of the page to preload. */
  preloads: readonly string[];
}

/** Replaces the scripts of a composed document by those of the single bundle, and for `browser` removes the server-rendered markup. */
export function rewriteDocument(html: string, { variant, entry, preloads }: Scripts): string {
  const document = parse(html, { comment: true });
  const head = document.querySelector('head');
  const scripts = document.querySelectorAll('script[src], script[data-starts-scripts]');
  if (!head || scripts.length === 0) throw new Error('Not a document of the site: it has no head or loads no script');
  for (const element of [...scripts, ...document.querySelectorAll('link[as=script]')]) element.remove();
  if (variant === 'browser') emptyPage(document);
  head.insertAdjacentHTML(
    'beforeend',
    [
      ...entry.map((src) => `<script defer src="${src}"></script>`),
      ...preloads.filter((href) => !entry.includes(href)).map((href) => `<link rel="preload" as="script" href="${href}">`),
    ].join(''),
  );
  return document.toString();
}

function emptyPage(document: ReturnType<typeof parse>): void {
  for (const id of [documentIds.header, documentIds.footer]) {
    const element = document.getElementById(id);
    element?.removeAttribute(renderedByAttribute);
    element?.set_content('');
  }
  const content = document.getElementById(documentIds.content)?.firstElementChild;
  content?.removeAttribute(renderedByAttribute);
  content?.set_content('');
  document.getElementById(stateIdOf('mf-storefront'))?.remove();
  for (const element of document.querySelectorAll('link[as=image], style[data-emotion^="gvg "]')) element.remove();
}
