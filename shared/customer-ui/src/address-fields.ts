/** The fields of an address, for forms that write another one than those of the signed-in person; bundled with the page that uses it. */
export { AddressFields } from './address-book/address-fields.tsx';
export { addressFormSchema, valuesOf } from './address-book/address-form.ts';
