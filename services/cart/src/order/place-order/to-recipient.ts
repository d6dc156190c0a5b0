import { checkAddress } from '@gvg/addresses/check-address';
import type { Recipient } from '@gvg/contracts/cart/http/order-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';

/** Formats the recipient as the country writes addresses. Throws `INVALID_PAYLOAD` with a row for each field that breaks the country's rules. */
export function toRecipient(address: Recipient, locale: Locale): Recipient {
  const { address: recipient, issues } = checkAddress(address);
  if (issues.length > 0)
    throw invalidFields(issues.map(({ path, code }) => ({ path: `recipient.${path}`, code, locale })));
  return recipient;
}
