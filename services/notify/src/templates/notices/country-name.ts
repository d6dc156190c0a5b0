import type { Locale } from '@gvg/contracts/values/locale';

export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
