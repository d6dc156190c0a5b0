import { countryData } from '@gvg/addresses/country-data';
import { countryName } from '@gvg/customer-ui';
import type { Locale } from '@gvg/contracts/values/locale';

export interface CountryOption {
  code: string;
  name: string;
}

/** Returns the countries by name in the reader's language, those that the shop ships to first. */
export function countryOptions(
  locale: Locale,
  sentTo: readonly string[],
): { sentTo: CountryOption[]; others: CountryOption[] } {
  const byName = new Intl.Collator(locale);
  const options = Object.keys(countryData)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => byName.compare(one.name, other.name));
  return {
    sentTo: options.filter(({ code }) => sentTo.includes(code)),
    others: options.filter(({ code }) => !sentTo.includes(code)),
  };
}
