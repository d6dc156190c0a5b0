import type { Head } from '@gvg/contracts/composition/fragment';

type Preload = Head['preloads'][number];

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescape(value),
    ]),
  );

/** Moves the preload links of priority images, which React prints before the markup, to the document's head. */
export function liftPreloads(markup: string): { html: string; preloads: Preload[] } {
  const preloads: Preload[] = [];
  const html = markup.replace(/^(?:<link [^>]*>)+/, (links) => {
    for (const [tag] of links.matchAll(/<link [^>]*>/g)) {
      const { rel, as, href = '', imagesrcset, imagesizes } = attributes(tag);
      if (rel === 'preload' && as === 'image') {
        preloads.push({
          href,
          as,
          ...(imagesrcset === undefined ? {} : { imageSrcSet: imagesrcset }),
          ...(imagesizes === undefined ? {} : { imageSizes: imagesizes }),
        });
      }
    }
    return '';
  });
  return { html, preloads };
}
