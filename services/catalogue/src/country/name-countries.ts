import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import type { StoredCountry } from './country.model.ts';
import { isoCountryCodes } from './iso-countries.ts';

/** Every ISO country with its names from the runtime's Intl data and its sort position in each language. */
export function nameCountries(): StoredCountry[] {
  const countries = isoCountryCodes.map((code) => ({ code, name: { vi: nameIn('vi', code), en: nameIn('en', code) } }));
  const positions = Object.fromEntries(
    locales.map((locale) => {
      const { compare } = new Intl.Collator(locale);
      const sorted = countries.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
      return [locale, new Map(sorted.map(({ code }, index) => [code, index]))];
    }),
  ) as Record<Locale, Map<string, number>>;
  return countries.map(({ code, name }) => ({
    _id: code,
    name,
    order: { vi: positions.vi.get(code) as number, en: positions.en.get(code) as number },
  }));
}

function nameIn(locale: Locale, code: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
  if (name === undefined)
    throw new Error(`This runtime has no ${locale} name for the country ${code}; it was built without full ICU data`);
  return name;
}
