import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { SettingsValues } from '../../settings/settings-values.ts';
import { plainAccount } from '../reference-key.ts';

type Accounts = Pick<SettingsValues, 'bankAccounts'>;

/** Stores the accounts that a settings change removes, in the transaction of that change. */
export async function keepFormerAccounts(
  { formerAccounts }: Pick<Cart, 'formerAccounts'>,
  session: ClientSession,
  { before, after }: { before: Accounts; after: Accounts },
): Promise<void> {
  const present = new Set(after.bankAccounts.map(({ account }) => plainAccount(account)));
  for (const { account, bankName } of before.bankAccounts) {
    const _id = plainAccount(account);
    if (present.has(_id)) continue;
    await formerAccounts.updateOne({ _id }, { $set: { bankName, at: new Date() } }, { upsert: true, session });
  }
}
