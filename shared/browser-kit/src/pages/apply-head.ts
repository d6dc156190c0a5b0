import type { Head } from '@gvg/contracts/composition/fragment';

/** Marks what belongs to the page in the head, so that the next page takes it away. */
export const headAttribute = 'data-page-head';

type Attributes = Record<string, string>;

const element = (tag: string, attributes: Attributes, text?: string): HTMLElement => {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.setAttribute(headAttribute, '');
  if (text !== undefined) created.textContent = text;
  return created;
};

/** Puts a page's title, description, addresses and sharing tags in place of the last one's. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${headAttribute}]`)) old.remove();
  document.head.append(
    element('meta', { name: 'description', content: head.description }),
    ...(head.robots === undefined ? [] : [element('meta', { name: 'robots', content: head.robots })]),
    element('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...head.og.map(([property, content]) => element('meta', { property, content })),
    ...head.jsonld.map((data) => element('script', { type: 'application/ld+json' }, JSON.stringify(data))),
  );
  document.dispatchEvent(new Event('gvg:head'));
}

/** Where the page is in the other language, as its head says. */
export function alternateHref(hreflang: 'vi' | 'en-US'): string | undefined {
  return document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${hreflang}"]`)?.href;
}
