import type { Address } from '@gvg/contracts/identity/http/user-schema';
import { countryFields, countryRow } from './country-fields.ts';

export type FormattedAddress = Pick<Address, 'fullName' | 'country' | 'region' | 'city' | 'line' | 'postcode'>;

/** libaddressinput's format of a country without its own. */
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

/** Fills one line of the format. Text before an empty field is dropped with it, text after it only if nothing would follow. */
function fillLine(line: string, values: Record<string, string>): string {
  let filled = '';
  for (const [, text = '', letter] of line.matchAll(/([^%]*)(?:%([A-Z]))?/g)) {
    const value = letter === undefined ? undefined : (values[letter] ?? '');
    if (value === '') continue;
    filled += (filled === '' ? text.replace(/^[\s,/-]+/, '') : text) + (value ?? '');
  }
  return filled.replace(/[\s,/-]+$/, '').trim();
}

/**
 * Returns the lines of a label, in the country's order and in Latin letters, with `countryName` as the last line if it is given. Without
 * the phone number.
 */
export function formatAddress(address: FormattedAddress, countryName?: string): string[] {
  const values = valuesOf(address);
  const format = countryRow(address.country)?.format ?? otherCountry;
  const lines = format.split('%n').map((line) => fillLine(line, values));
  return [...lines, countryName ?? '']
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
