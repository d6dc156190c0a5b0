import type { Address } from '@gvg/contracts/identity/http/user-schema';
import { countryFields, countryRow } from './country-fields.ts';

export type FormattedAddress = Pick<Address, 'fullName' | 'country' | 'region' | 'city' | 'line' | 'postcode'>;

/** libaddressinput's format of a country that has no own. */
const otherCountry = '%N%n%A%n%C';

function valuesOf(address: FormattedAddress): Record<string, string> {
  const region = countryFields(address.country)?.regions.find(({ name }) => name === address.region);
  return {
    N: address.fullName,
    A: address.line,
    S: region?.code ?? address.region,
    C: address.city,
    Z: address.postcode,
  };
}

/** One line of the format: text before an empty field goes with it, text after it only where nothing would follow. */
function fillLine(line: string, values: Record<string, string>): string {
  let filled = '';
  for (const [, text = '', letter] of line.matchAll(/([^%]*)(?:%([A-Z]))?/g)) {
    const value = letter === undefined ? undefined : (values[letter] ?? '');
    if (value === '') continue;
    filled += (filled === '' ? text.replace(/^[\s,/-]+/, '') : text) + (value ?? '');
  }
  return filled.replace(/[\s,/-]+$/, '').trim();
}

/** The lines of a label, in the country's order and in Latin letters; `countryName` is the last line where it is provided. Without the phone. */
export function formatAddress(address: FormattedAddress, countryName?: string): string[] {
  const values = valuesOf(address);
  const format = countryRow(address.country)?.format ?? otherCountry;
  const lines = format.split('%n').map((line) => fillLine(line, values));
  return [...lines, countryName ?? '']
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
