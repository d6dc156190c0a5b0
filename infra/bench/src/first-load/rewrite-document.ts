import { parse } from 'node-html-parser';
import { documentIds, renderedByAttribute, stateIdOf } from '@gvg/contracts/composition/document';

/** `server`: the same markup as the composed site's, taken over by the one bundle; `browser`: an empty page that the one bundle draws. */
export type Variant = 'server' | 'browser';

export interface Scripts {
  variant: Variant;
  entry: readonly string[];
  /** Chunks that the page needs first. */
  preloads: readonly string[];
}

/** Gives a document of the composed site the scripts of the one bundle, and takes away what a page drawn in the browser would not have. */
export function rewriteDocument(html: string, { variant, entry, preloads }: Scripts): string {
  const document = parse(html, { comment: true });
  const head = document.querySelector('head');
  const scripts = document.querySelectorAll('script[src], script[data-starts-scripts]');
  if (!head || scripts.length === 0) throw new Error('This is no document of the site: it has no head or loads no script');
  const nonce = scripts[0]?.getAttribute('nonce') ?? '';
  for (const element of [...scripts, ...document.querySelectorAll('link[as=script]')]) element.remove();
  if (variant === 'browser') emptyPage(document);
  head.insertAdjacentHTML(
    'beforeend',
    [
      ...entry.map((src) => `<script defer src="${src}" nonce="${nonce}"></script>`),
      ...preloads.filter((href) => !entry.includes(href)).map((href) => `<link rel="preload" as="script" href="${href}" nonce="${nonce}">`),
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
