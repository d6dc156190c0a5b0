import type { LedgerEntry } from '@gvg/contracts/cart/http/order-schema';
import type { LedgerEntryKind } from '@gvg/contracts/cart/terms';

const chargeKinds: readonly LedgerEntryKind[] = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];

/** Ledger entry with its charge or payment and the open amount after it, in VND. A negative amount is an overpayment. */
export interface LedgerRow {
  entry: LedgerEntry;
  charged?: number;
  paid?: number;
  open: number;
}

/** Returns the entries with the open amount after each, oldest first. Waived credit is neither a charge nor a payment: it settles a debt of the shop. */
export function ledgerRows(ledger: readonly LedgerEntry[]): LedgerRow[] {
  let open = 0;
  return ledger.map((entry) => {
    const isCharge = chargeKinds.includes(entry.kind);
    open += isCharge ? entry.amount : -entry.amount;
    return { entry, ...(isCharge ? { charged: entry.amount } : { paid: entry.amount }), open };
  });
}
