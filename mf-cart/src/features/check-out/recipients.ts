import type { StoredAddress } from '@gvg/customer-ui/address-book';

/** Addresses have no ids: their position and contents name one within a book. */
export const keyOfAddress = (address: StoredAddress): string => JSON.stringify(address);

/**
 * The address that is chosen until the customer chooses another: of the destination, the default one first. Without a destination the default one. Another
 * country's is not chosen: the costs would silently be those of another route.
 */
export function suggestAddress(
  addresses: readonly StoredAddress[],
  destination: string | undefined,
): StoredAddress | undefined {
  const there = addresses.filter(({ country }) => destination === undefined || country === destination);
  return there.find(({ isDefault }) => isDefault) ?? there[0];
}
