import { alternateHref } from '@gvg/browser-kit';
import { localePath, locales, splitLocale } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';

export type LanguagePaths = Record<Locale, string>;
type KnownPaths = Partial<Record<Locale, string | undefined>>;

/** Addresses of this page in both languages, as its head says; with the other language's slug where the page's remote knows it. */
export function alternatesInHead(): KnownPaths {
  return { vi: alternateHref('vi'), en: alternateHref('en-US') };
}

/** Path of this page in each language: the known one, else the same path under the language's prefix. The query stays. */
export function languagePaths(known: KnownPaths, pathname: string, search: string): LanguagePaths {
  const { path } = splitLocale(pathname);
  const pathIn = (locale: Locale) => (known[locale] === undefined ? localePath(locale, path) : new URL(known[locale]).pathname);
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale) + search])) as LanguagePaths;
}
