/** The address book of the signed-in person: its dialog and its writes; bundled with the page that uses it. */
export { AddressDialog } from './address-book/address-dialog.tsx';
export type { AddressDialogProps } from './address-book/address-dialog.tsx';
export { makeDefault, removeAddress } from './address-book/address-list.ts';
export type { StoredAddress } from './address-book/address-list.ts';
export { meAddress, meQuery, useUpdateMe } from './address-book/use-update-me.ts';
export type { UpdateMeOptions } from './address-book/use-update-me.ts';
