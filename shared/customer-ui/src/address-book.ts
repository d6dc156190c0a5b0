/** The address book of the signed-in person: its dialog and its writes. Bundled with the page that uses it. */
export { AddressDialog } from './address-book/address-dialog.tsx';
export { makeDefault, removeAddress } from './address-book/address-list.ts';
export type { StoredAddress } from './address-book/address-list.ts';
export { meQuery, meWrites, showMe, showStoredMe, storeMe, useMe, useUpdateMe } from './address-book/me.ts';
export type { MeWrite } from './address-book/me.ts';
