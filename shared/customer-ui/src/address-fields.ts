/** The fields of an address, for forms of addresses outside the person's own book. Bundled with the page that uses them. */
export { AddressFields } from './address-book/address-fields.tsx';
export { addressFormSchema, valuesOf } from './address-book/address-form.ts';
