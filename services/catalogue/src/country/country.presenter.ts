import countryToCurrency from 'country-to-currency';
import type { Country } from '@gvg/contracts/catalogue/http/countries';
import type { StoredCountry } from './country.model.ts';

const currencies: Readonly<Record<string, string | undefined>> = countryToCurrency;

export function presentCountry({ _id, name }: StoredCountry, exchangeRates: Readonly<Record<string, number>>): Country {
  const currency = currencies[_id];
  const vndPerUnit = currency === undefined ? undefined : exchangeRates[currency];
  return {
    code: _id,
    name,
    ...(currency === undefined ? {} : { currency }),
    ...(vndPerUnit === undefined ? {} : { vndPerUnit }),
  };
}
