import type { Locale } from '@gvg/contracts/locale';

const names = new Map<Locale, Intl.DisplayNames>();

/** Name of a country by its code, from the browser's own data: the chosen country is shown without the list of all. Browser only, where servers could differ. */
export function countryName(code: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
