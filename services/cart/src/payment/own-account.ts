import type { Locale } from '@gvg/contracts/values/locale';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../cart.ts';
import { plainAccount } from './reference-key.ts';

/**
 * Whether the account was one of the shop's and has left the settings: what comes there still counts. Throws INVALID_PAYLOAD for an account that never was the
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
