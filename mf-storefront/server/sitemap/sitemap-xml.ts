import { localePath, locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { SitePage } from './site-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const languageTags: Record<Locale, string> = { vi: 'vi', en: 'en-US' };

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Returns a URL set (https://www.sitemaps.org/protocol.html) with hreflang alternates for both languages. */
export function urlSetXml(origin: string, pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ pathIn, changedAt }) => {
    const addresses = locales.map((locale) => ({
      locale,
      href: escape(new URL(localePath(locale, pathIn(locale)), origin).href),
    }));
    const alternates = addresses
      .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${languageTags[locale]}" href="${href}"/>`)
      .join('');
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${changed}${alternates}</url>`);
  });
  return `${declaration}\n<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(origin: string, sitemapCount: number): string {
  const entries = Array.from(
    { length: sitemapCount },
    (_, index) => `<sitemap><loc>${escape(new URL(`/sitemap.xml?part=${index + 1}`, origin).href)}</loc></sitemap>`,
  );
  return `${declaration}\n<sitemapindex ${schema}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}
