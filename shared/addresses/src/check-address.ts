import type { Address } from '@gvg/contracts/identity/http/user-schema';
import type { ValidationCode } from '@gvg/contracts/definitions/validation-messages';
import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import { countryFields } from './country-fields.ts';
import type { CountryFields } from './country-fields.ts';
import { phoneToE164 } from './phones.ts';
import { toPostcode } from './postcode.ts';

/** Fields of an address that depend on the country. */
export type CheckedAddress = Pick<Address, 'phone' | 'country' | 'region' | 'city' | 'postcode'>;

export interface AddressIssue {
  path: 'phone' | 'country' | 'region' | 'city' | 'postcode';
  code: Extract<
    ValidationCode,
    'REQUIRED' | 'INVALID_COUNTRY' | 'INVALID_ENUM_VALUE' | 'INVALID_PHONE' | 'INVALID_POSTCODE'
  >;
}

const fold = (text: string) => foldVietnamese(text).trim();

/** Returns the listed region with this name or code, ignoring case and accents. */
function listedRegion({ regions }: CountryFields, typed: string): string | undefined {
  const sought = fold(typed);
  return regions.find(({ name, code }) => fold(name) === sought || code?.toLowerCase() === sought)?.name;
}

/**
 * Checks an address by the rules of its country and formats it as the country does: E.164, the region's listed name, the postcode's form.
 * Clears fields that the country does not have, which a form may still contain after another country is chosen.
 */
export function checkAddress<Checked extends CheckedAddress>(
  address: Checked,
): { address: Checked; issues: AddressIssue[] } {
  const country = countryFields(address.country);
  const issues: AddressIssue[] = [];
  if (country === undefined) return { address, issues: [{ path: 'country', code: 'INVALID_COUNTRY' }] };

  const phone = phoneToE164(address.phone, address.country);
  if (phone === undefined)
    issues.push({ path: 'phone', code: address.phone.trim() === '' ? 'REQUIRED' : 'INVALID_PHONE' });

  const values = { region: '', city: '', postcode: '' };
  for (const { name, required } of country.fields) {
    values[name] = address[name].trim();
    if (values[name] === '') {
      if (required) issues.push({ path: name, code: 'REQUIRED' });
    } else if (name === 'region') {
      const region = listedRegion(country, values.region);
      if (region !== undefined) values.region = region;
      else if (country.onlyListedRegions) issues.push({ path: 'region', code: 'INVALID_ENUM_VALUE' });
    } else if (name === 'postcode') {
      const postcode = toPostcode(values.postcode, address.country);
      if (postcode !== undefined) values.postcode = postcode;
      else issues.push({ path: 'postcode', code: 'INVALID_POSTCODE' });
    }
  }
  return { address: { ...address, ...values, phone: phone ?? address.phone }, issues };
}

/** Returns the errors of an address by the rules of its country; empty if it is valid. */
export function addressIssues(address: CheckedAddress): AddressIssue[] {
  return checkAddress(address).issues;
}
