import { parse } from 'node-html-parser';
import { documentIds, renderedByAttribute, stateIdOf } from '@gvg/contracts/composition/document';

/** `server`: the composed site's markup, hydrated by the single bundle. `browser`: an empty page rendered by the single bundle. */
export type Variant = 'server' | 'browser';

export interface Scripts {
  variant: Variant;
  entry: readonly string[];
  /** Chunks of the page to preload. */
  preloads: readonly string[];
}

/** Fonts used above the fold, which the site's pages preload. */
const preloadedFont = /url\(([^)]*-(?:400|700)-normal[^)]*)\)/g;

/**
 * Replaces the scripts of a composed document with those of the single bundle, and for `browser` removes the server-rendered markup. Its
 * fonts are preloaded, and its controls respond once they are hydrated.
 */
export function rewriteDocument(html: string, { variant, entry, preloads }: Scripts): string {
  const document = parse(html, { comment: true });
  const head = document.querySelector('head');
  const scripts = document.querySelectorAll('script[src]');
  if (!head || scripts.length === 0) throw new Error('Not a document of the site: it has no head or loads no script');
  for (const element of [...scripts, ...document.querySelectorAll('link[as=script]')]) element.remove();
  for (const element of document.querySelectorAll('[data-opens]')) element.removeAttribute('data-opens');
  const css = document.querySelectorAll('style').map((style) => style.innerHTML);
  const fontFiles = [...css.join('').matchAll(preloadedFont)].map(([, href = '']) => href);
  if (variant === 'browser') emptyPage(document);
  head.insertAdjacentHTML(
    'beforeend',
    [
      ...fontFiles.map(
        (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`,
      ),
      ...entry.map((src) => `<script defer src="${src}"></script>`),
      ...preloads
        .filter((href) => !entry.includes(href))
        .map((href) => `<link rel="preload" as="script" href="${href}">`),
    ].join(''),
  );
  return document.toString();
}

function emptyPage(document: ReturnType<typeof parse>): void {
  const page = document.getElementById(documentIds.page);
  page?.removeAttribute(renderedByAttribute);
  page?.set_content('');
  document.getElementById(stateIdOf('mf-storefront'))?.remove();
  for (const element of document.querySelectorAll('link[as=image], style[data-emotion^="gvg "]')) element.remove();
}
