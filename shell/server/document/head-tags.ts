import { headAttribute } from '@gvg/browser-kit';
import type { Head } from '@gvg/contracts/composition/fragment';
import { escapeHtml, escapeJson } from './escape.ts';

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');

export const tag = (name: string, values: Record<string, string | undefined>) => `<${name}${attributes(values)}>`;

const pageHeadTag = (name: string, values: Record<string, string | undefined>) =>
  tag(name, { ...values, [headAttribute]: '' });

/** Returns the head tags of a page, each marked with an attribute so that client-side navigation can remove it. */
export function headTags(head: Head): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    pageHeadTag('meta', { name: 'description', content: head.description }),
    ...(head.robots === undefined ? [] : [pageHeadTag('meta', { name: 'robots', content: head.robots })]),
    ...(head.canonical === undefined ? [] : [pageHeadTag('link', { rel: 'canonical', href: head.canonical })]),
    ...head.alternates.map(({ hreflang, href }) => pageHeadTag('link', { rel: 'alternate', hreflang, href })),
    ...head.og.map(([property, content]) => pageHeadTag('meta', { property, content })),
    ...head.jsonld.map((data) => `<script type="application/ld+json" ${headAttribute}>${escapeJson(data)}</script>`),
  ].join('');
}

export function preloadLinks(head: Head): string {
  return head.preloads
    .map(({ href, as, imageSrcSet, imageSizes, type }) =>
      tag('link', {
        rel: 'preload',
        as,
        href,
        imagesrcset: imageSrcSet,
        imagesizes: imageSizes,
        type,
        fetchpriority: as === 'image' ? 'high' : undefined,
        crossorigin: as === 'fetch' ? 'anonymous' : undefined,
      }),
    )
    .join('');
}
