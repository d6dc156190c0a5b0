import type { Locale } from '@gvg/contracts/values/locale';

const namesInDocument = new Map<Locale, Readonly<Record<string, string>>>();
const namesInBrowser = new Map<Locale, Intl.DisplayNames>();

/** Provides `countryName` with the document's names by code. */
export function provideCountryNames(locale: Locale, names: Readonly<Record<string, string>>): void {
  namesInDocument.set(locale, names);
}

/**
 * Returns the name of a country by its code: the document's for countries that the shop ships to, else the browser's, whose first use
 * blocks a phone for 50 to 80 ms. Browser only, because servers could have other names.
 */
export function countryName(code: string, locale: Locale): string {
  const given = namesInDocument.get(locale)?.[code];
  if (given !== undefined) return given;
  const names = namesInBrowser.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesInBrowser.set(locale, names);
  return names.of(code) ?? code;
}
