import { apiQuery } from '@gvg/browser-kit';
import { useDestination } from '@gvg/customer-ui';
import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { approximate } from './approximate.ts';

/** Countries that the shop ships to, with their currencies. */
export const destinationsQuery = (locale: Locale) =>
  apiQuery('listCountries', { query: { limit: 100, locale, shippable: 'true' } });

/**
 * Returns a function that formats VND in the currency of a country, by default the destination. It returns undefined for a country without
 * a rate.
 */
export function useApproximation(of?: string): (amount: number) => string | undefined {
  const { i18n } = useTranslation();
  const destination = useDestination();
  const shown = of ?? destination;
  const { data } = useQuery({
    ...destinationsQuery(i18n.language === 'en' ? 'en' : 'vi'),
    enabled: shown !== undefined,
  });
  const country = data?.docs.find(({ code }) => code === shown);
  return (amount) => {
    const { currency, vndPerUnit } = country ?? {};
    return currency === undefined || currency === 'VND' || vndPerUnit === undefined
      ? undefined
      : approximate(amount, { currency, vndPerUnit });
  };
}
