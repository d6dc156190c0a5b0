import { addressFormSchema } from '@gvg/addresses/address-form-schema';
import { displayPhone } from '@gvg/addresses/phones';
import type { z } from 'zod';
import type { StoredAddress } from './address-list.ts';

export { addressFormSchema };

/** All fields have a text, also those that the country does not have. */
export type AddressValues = z.input<typeof addressFormSchema>;
export type AddressData = z.output<typeof addressFormSchema>;

export const emptyAddress = (country: string, isDefault: boolean): AddressValues => ({
  fullName: '',
  phone: '',
  country,
  region: '',
  city: '',
  line: '',
  postcode: '',
  isDefault,
});

/** Returns the form's values, with the phone number in the national format of the address's country. */
export const valuesOf = (address: StoredAddress): AddressValues => ({
  ...address,
  phone: displayPhone(address.phone, address.country),
});
