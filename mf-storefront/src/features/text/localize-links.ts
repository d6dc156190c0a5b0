import { isPagePath, localePath, splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

const linkPattern = /(<a(?: [a-z-]+="[^"]*")*? href=")([^"]*)"/g;

/** Localizes links to pages of the shop in sanitized rich text, so that they keep the page's language. */
export function localizeLinks(html: string, locale: Locale): string {
  return html.replace(
    linkPattern,
    (_, start: string, href: string) =>
      `${start}${isPagePath(href) ? localePath(locale, splitLocale(href).path) : href}"`,
  );
}
