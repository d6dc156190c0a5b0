import { canonicalAddress } from '@gvg/contracts/composition/canonical-address';
import { ownershipOf } from '@gvg/contracts/paths';
import { splitLocale } from '@gvg/contracts/values/locale';

/**
 * Returns the target of a form without scripts, which sends its empty fields too: the address without them, its keys in the order of the contracts, then any
 * other keys. Undefined for an address without empty fields of its page.
 */
export function formAddress(path: string, query: string): string | undefined {
  const keys = Object.keys(ownershipOf(splitLocale(path).path)?.query ?? {});
  const requested = new URLSearchParams(query);
  if (!keys.some((key) => requested.get(key)?.trim() === '')) return undefined;
  const address = new URLSearchParams(canonicalAddress(path + query).slice(path.length));
  for (const [key, value] of requested) if (!keys.includes(key)) address.append(key, value);
  return address.size === 0 ? path : `${path}?${address.toString()}`;
}
