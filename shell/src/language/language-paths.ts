import { alternateHref } from '@gvg/browser-kit';
import { localePath, locales, splitLocale } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

export type LanguagePaths = Record<Locale, string>;
type KnownPaths = Partial<Record<Locale, string | undefined>>;

/** Returns the URLs of this page in both languages from the alternate links in its head, which contain the slug of the other language. */
export function alternatesInHead(): KnownPaths {
  return { vi: alternateHref('vi'), en: alternateHref('en-US') };
}

/** Returns the path of this page in each language: the known one, else the same path with the language's prefix. The query is kept. */
export function languagePaths(known: KnownPaths, pathname: string, search: string): LanguagePaths {
  const { path } = splitLocale(pathname);
  const pathIn = (locale: Locale) =>
    known[locale] === undefined ? localePath(locale, path) : new URL(known[locale]).pathname;
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale) + search])) as LanguagePaths;
}
