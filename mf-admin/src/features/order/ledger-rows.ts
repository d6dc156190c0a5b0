import type { LedgerEntry } from '@gvg/contracts/cart/http/order-schema';
import type { LedgerEntryKind } from '@gvg/contracts/cart/terms';

const chargeKinds: readonly LedgerEntryKind[] = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];

/** An entry of the ledger: what it charges or what was paid, in VND, and what the customer owed after it; negative when too much was paid. */
export interface LedgerRow {
  entry: LedgerEntry;
  charged?: number;
  paid?: number;
  open: number;
}

/** The entries, oldest first, with the sum after each. Credit that was given up is neither charged nor paid: it settles what the shop owed. */
export function ledgerRows(ledger: readonly LedgerEntry[]): LedgerRow[] {
  let open = 0;
  return ledger.map((entry) => {
    const isCharge = chargeKinds.includes(entry.kind);
    open += isCharge ? entry.amount : -entry.amount;
    return { entry, ...(isCharge ? { charged: entry.amount } : { paid: entry.amount }), open };
  });
}
