import { checkAddress } from '@gvg/addresses/check-address';
import type { Address } from '@gvg/contracts/identity/http/user-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import type { InvalidField } from '@gvg/service-kit/http/invalid-field';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';

/**
 * Returns the addresses in their stored form by the rules of their countries, exactly one of them the default. Throws `INVALID_PAYLOAD` with a row for each
 * wrong field.
 */
export function toAddressBook(addresses: readonly Address[], locale: Locale): Address[] {
  const checked = addresses.map((address) => checkAddress(address));
  const wrong: InvalidField[] = checked.flatMap(({ issues }, index) =>
    issues.map(({ path, code }) => ({ path: `addresses.${index}.${path}`, code, locale })),
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const preferred = Math.max(
    addresses.findIndex(({ isDefault }) => isDefault),
    0,
  );
  return checked.map(({ address }, index) => ({ ...address, isDefault: index === preferred }));
}
