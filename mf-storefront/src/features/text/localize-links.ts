import { isPagePath, localePath, splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

const linkPattern = /(<a(?: [a-z-]+="[^"]*")*? href=")([^"]*)"/g;

/** Sanitized rich text whose links to pages of the shop stay in the language of the page. */
export function localizeLinks(html: string, locale: Locale): string {
  return html.replace(
    linkPattern,
    (_, start: string, href: string) =>
      `${start}${isPagePath(href) ? localePath(locale, splitLocale(href).path) : href}"`,
  );
}
