/** Interface languages; vi is the default (specification §1, §9). */
export const locales = ['vi', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'vi';

/** Parses a language. `vi_VN` and `en_US` mean the same as `vi` and `en`; anything else is the default. */
export function parseLocale(value: string | null | undefined): Locale {
  return /^en([-_]|$)/i.test(value?.trim() ?? '') ? 'en' : defaultLocale;
}

/** Splits a path (with query and hash) into locale and path without language prefix. English pages use the same paths under /en. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const rest = /^\/en(?=[/?#]|$)(.*)$/s.exec(address)?.[1];
  if (rest === undefined) return { locale: 'vi', path: address };
  return { locale: 'en', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns whether `address` is the path of a page of the shop, rather than a hash, an uploaded file or another site. */
export const isPagePath = (address: string): boolean => /^\/(?!\/|v1\/)/.test(address);

export function localePath(locale: Locale, path: string): string {
  if (locale === 'vi') return path;
  return path === '/' ? '/en' : path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`;
}

/** A text for shoppers, entered by an administrator. An empty `en` falls back to `vi`. */
export interface LocalizedText {
  vi: string;
  en: string;
}

export function localize(text: LocalizedText, locale: Locale): string {
  return locale === 'en' && text.en !== '' ? text.en : text.vi;
}
