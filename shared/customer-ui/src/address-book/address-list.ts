import type { AddressInput, User } from '@gvg/contracts/identity/http/user-schema';

export type StoredAddress = User['addresses'][number];

/** Addresses have no ids: the same contents are the same address. */
const isSame = (one: StoredAddress, other: StoredAddress) =>
  (Object.keys(one) as (keyof StoredAddress)[]).every((key) => key === 'isDefault' || one[key] === other[key]);

const indexOf = (addresses: readonly StoredAddress[], address: StoredAddress) =>
  addresses.findIndex((other) => isSame(other, address));

/** Makes the address at `index` the only default. */
const withDefault = <Item extends AddressInput>(addresses: readonly Item[], index: number): Item[] =>
  addresses.map((address, at) => ({ ...address, isDefault: at === index }));

/** Returns the book with `edited` instead of `before`, or at its end if it is new or `before` was removed meanwhile. */
export function putAddress(
  addresses: readonly StoredAddress[],
  edited: StoredAddress,
  before: StoredAddress | undefined,
): StoredAddress[] {
  const found = before === undefined ? -1 : indexOf(addresses, before);
  const index = found === -1 ? addresses.length : found;
  const put = addresses.toSpliced(index, 1, edited);
  if (edited.isDefault) return withDefault(put, index);
  return put.some(({ isDefault }) => isDefault) ? put : withDefault(put, 0);
}

export function removeAddress(addresses: readonly StoredAddress[], address: StoredAddress): StoredAddress[] {
  const index = indexOf(addresses, address);
  const rest = addresses.filter((_, at) => at !== index);
  return rest.some(({ isDefault }) => isDefault) ? rest : withDefault(rest, 0);
}

export function makeDefault(addresses: readonly StoredAddress[], address: StoredAddress): StoredAddress[] {
  return withDefault(addresses, indexOf(addresses, address));
}
