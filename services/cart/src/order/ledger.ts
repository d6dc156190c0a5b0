import { Types } from 'mongoose';
import type { LedgerEntryKind } from '@gvg/contracts/cart/terms';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';

export type NewLedgerEntry = Omit<StoredLedgerEntry, '_id' | 'at' | 'note'> & { note?: string };

/** What an order charges its customer. */
export const chargeKinds: readonly LedgerEntryKind[] = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];
/** What brings an order money, and takes it away again. */
export const moneyKinds: readonly LedgerEntryKind[] = ['PAYMENT', 'CORRECTION', 'REFUND'];

/** The order with further entries; those without an amount are left out. */
export function withEntries(order: StoredOrder, entries: readonly NewLedgerEntry[], at: Date): StoredOrder {
  const added = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => ({ note: '', ...entry, _id: new Types.ObjectId(), at }));
  return added.length === 0 ? order : { ...order, ledger: [...order.ledger, ...added] };
}
