import { Types } from 'mongoose';
import type { LedgerEntryKind } from '@gvg/contracts/cart/terms';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';

export type NewLedgerEntry = Omit<StoredLedgerEntry, '_id' | 'at' | 'note'> & { note?: string };

/** Charges to the customer. */
export const chargeKinds: readonly LedgerEntryKind[] = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];
/** Money coming in and going out. */
export const moneyKinds: readonly LedgerEntryKind[] = ['PAYMENT', 'CORRECTION', 'REFUND'];

/** Limits reversing entries to the amount still charged of their kind: staff may have reduced it already, and no customer gets back more than was charged. */
export function withinCharges(
  { ledger }: Pick<StoredOrder, 'ledger'>,
  entries: readonly NewLedgerEntry[],
): NewLedgerEntry[] {
  const charged = new Map<LedgerEntryKind, number>();
  for (const { kind, amount } of ledger) charged.set(kind, (charged.get(kind) ?? 0) + amount);
  return entries.map((entry) => {
    const before = charged.get(entry.kind) ?? 0;
    const amount = Math.max(entry.amount, -Math.max(0, before));
    charged.set(entry.kind, before + amount);
    return { ...entry, amount };
  });
}

/** Returns the order with additional ledger entries, except those with amount 0. */
export function withEntries(order: StoredOrder, entries: readonly NewLedgerEntry[], at: Date): StoredOrder {
  const added = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({ note: '', ...entry, _id: new Types.ObjectId(), at }));
  return added.length === 0 ? order : { ...order, ledger: [...order.ledger, ...added] };
}
