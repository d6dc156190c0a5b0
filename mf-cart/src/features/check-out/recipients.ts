import type { StoredAddress } from '@gvg/customer-ui/address-book';

/** Addresses have no ids, so their contents identify one within a book. */
export const keyOfAddress = (address: StoredAddress): string => JSON.stringify(address);

/**
 * Returns the initially chosen address: one in the destination, the default one first; without a destination the default one. Never one in
 * another country, because the costs would silently be those of another route.
 */
export function suggestAddress(
  addresses: readonly StoredAddress[],
  destination: string | undefined,
): StoredAddress | undefined {
  const there = addresses.filter(({ country }) => destination === undefined || country === destination);
  return there.find(({ isDefault }) => isDefault) ?? there[0];
}
