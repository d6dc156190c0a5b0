import { plainAccount } from '../payment/reference-key.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** Stores the accounts of transfers that left the settings before former accounts were recorded. */
export async function recordFormerAccounts({ payments, formerAccounts, settings, now }: MigratedCart): Promise<number> {
  const { bankAccounts } = await settings.read();
  const own = new Set(bankAccounts.map(({ account }) => plainAccount(account)));
  const stored = new Set((await formerAccounts.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
  const left = (await payments.distinct('account')).filter((account) => !own.has(account) && !stored.has(account));
  for (const _id of left)
    await formerAccounts.updateOne({ _id }, { $set: { bankName: '', at: now() } }, { upsert: true });
  return left.length;
}
