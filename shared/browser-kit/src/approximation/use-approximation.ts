import { addressOf, useData, useDestination } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/locale';
import { useTranslation } from '@gvg/i18n';
import { approximate } from './approximate.ts';

/** Countries that freight is shipped to, with their currencies. */
export const destinationsAddress = (locale: Locale) =>
  addressOf('listCountries', { query: { limit: 100, locale, shippable: 'true' } });

/** Shows VND in the currency of a country, by default of the destination; undefined for a country without a rate. */
export function useApproximation(of?: string): (amount: number) => string | undefined {
  const { i18n } = useTranslation();
  const destination = useDestination();
  const shown = of ?? destination;
  const { data } = useData(shown === undefined ? undefined : destinationsAddress(i18n.language === 'en' ? 'en' : 'vi'));
  const country = data?.docs.find(({ code }) => code === shown);
  return (amount) => {
    const { currency, vndPerUnit } = country ?? {};
    return currency === undefined || currency === 'VND' || vndPerUnit === undefined
      ? undefined
      : approximate(amount, { currency, vndPerUnit });
  };
}
