import type { Head } from '@gvg/contracts/composition/fragment';

/** Marks the head elements of the current page, so that the next page can remove them. */
export const headAttribute = 'data-page-head';

type Attributes = Record<string, string>;

const element = (tag: string, attributes: Attributes, text?: string): HTMLElement => {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.setAttribute(headAttribute, '');
  if (text !== undefined) created.textContent = text;
  return created;
};

/** Replaces title, description, canonical and alternate links and sharing tags with those of the new page. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${headAttribute}]`)) old.remove();
  document.head.append(
    element('meta', { name: 'description', content: head.description }),
    ...(head.robots === undefined ? [] : [element('meta', { name: 'robots', content: head.robots })]),
    ...(head.canonical === undefined ? [] : [element('link', { rel: 'canonical', href: head.canonical })]),
    ...head.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...head.og.map(([property, content]) => element('meta', { property, content })),
    ...head.jsonld.map((data) => element('script', { type: 'application/ld+json' }, JSON.stringify(data))),
  );
  document.dispatchEvent(new Event('gvg:head'));
}

/** Returns the URL of the page in the given language, from the document's alternate links. */
export function alternateHref(hreflang: 'vi' | 'en-US'): string | undefined {
  return document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${hreflang}"]`)?.href;
}
