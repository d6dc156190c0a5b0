import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../cart.ts';
import { plainAccount } from './reference-key.ts';

/**
 * Returns true for an account that was removed from the settings; transfers to it still count. Throws `INVALID_PAYLOAD` for an account that never was the
 * shop's.
 */
export async function isFormerAccount(
  { settings, formerAccounts }: Pick<Cart, 'settings' | 'formerAccounts'>,
  account: string,
  locale: Locale,
): Promise<boolean> {
  const { bankAccounts } = await settings.read();
  const number = plainAccount(account);
  if (bankAccounts.some((own) => plainAccount(own.account) === number)) return false;
  if ((await formerAccounts.exists({ _id: number })) !== null) return true;
  throw invalidField({ path: 'account', code: 'INVALID_VALUE', locale });
}
