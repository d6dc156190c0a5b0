import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../cart.ts';
import { plainAccount } from './reference-key.ts';

/** Throws INVALID_PAYLOAD for a transfer to an account that is none of the shop's. */
export async function checkOwnAccount(
  { settings }: Pick<Cart, 'settings'>,
  account: string,
  locale: Locale,
): Promise<void> {
  const { bankAccounts } = await settings.read();
  if (!bankAccounts.some((own) => plainAccount(own.account) === plainAccount(account)))
    throw invalidField({ path: 'account', code: 'INVALID_VALUE', locale });
}
