import type { Page } from '@playwright/test';

/** Returns head metadata of a document, parsed by the browser from its source. */
export function headOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const { head } = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string, attribute: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      description: all('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      languages: all('link[rel="alternate"][hreflang]', 'hreflang'),
      graph: all('meta[property^="og:"]', 'property'),
    };
  }, html);
}
