import type { Locale } from '@gvg/contracts/values/locale';

const namesInDocument = new Map<Locale, Readonly<Record<string, string>>>();
const namesInBrowser = new Map<Locale, Intl.DisplayNames>();

/** Gives `countryName` the names that the page came with, by code. */
export function provideCountryNames(locale: Locale, names: Readonly<Record<string, string>>): void {
  namesInDocument.set(locale, names);
}

/**
 * Name of a country by its code: the page's own for those that are sent to, else from the browser's data, whose first use blocks a phone for 50 to 80 ms.
 * Browser only, where servers could differ.
 */
export function countryName(code: string, locale: Locale): string {
  const given = namesInDocument.get(locale)?.[code];
  if (given !== undefined) return given;
  const names = namesInBrowser.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesInBrowser.set(locale, names);
  return names.of(code) ?? code;
}
