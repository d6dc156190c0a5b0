import { useData, useDestination } from '@gvg/browser-kit';
import { useTexts } from '../../texts/use-texts.ts';
import { destinationsAddress } from '../catalogue/api/addresses.ts';
import { approximate } from './approximate.ts';

/** Shows VND in the destination's currency; undefined for a country without a rate. */
export function useApproximation(): (amount: number) => string | undefined {
  const { locale } = useTexts();
  const destination = useDestination();
  const { data } = useData(destination === undefined ? undefined : destinationsAddress(locale));
  const country = data?.docs.find(({ code }) => code === destination);
  return (amount) => {
    const { currency, vndPerUnit } = country ?? {};
    return currency === undefined || currency === 'VND' || vndPerUnit === undefined ? undefined : approximate(amount, { currency, vndPerUnit });
  };
}
