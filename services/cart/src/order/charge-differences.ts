import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { withinCharges } from './ledger.ts';
import type { NewLedgerEntry } from './ledger.ts';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';

type Charged = Pick<OrderLine, 'price' | 'amount' | 'fee'>;

/** Sum of what staff has taken off the charges of a line, in VND; 0 or below. */
export const reducedBy = (
  { ledger }: Pick<StoredOrder, 'ledger'>,
  line: string,
  kind: StoredLedgerEntry['kind'],
): number =>
  ledger.reduce(
    (sum, entry) => (entry.isReduction && entry.line === line && entry.kind === kind ? sum + entry.amount : sum),
    0,
  );

/**
 * The entries that charge a line as `wanted`. What goes back is first what was charged with the balance, then what belongs to the deposit, each apart, so that
 * neither changes by the other. `isWithBalance`: what is charged more is due with the balance.
 */
export function chargeDifferences(
  { ledger }: Pick<StoredOrder, 'ledger'>,
  line: Charged & Pick<OrderLine, '_id'>,
  { wanted, note, isWithBalance = false }: { wanted: Charged; note: string; isWithBalance?: boolean },
): NewLedgerEntry[] {
  const difference = (kind: 'GOODS' | 'SERVICE_FEE', charged: number, asked: number): NewLedgerEntry[] => {
    const common = { kind, line: line._id, note };
    // What staff has taken off is not taken back a second time.
    const amount = Math.max(asked - charged, -(charged + reducedBy({ ledger }, line._id, kind)));
    if (amount > 0) return [{ ...common, amount, ...(isWithBalance && { isWithBalance: true as const }) }];
    const raised = ledger.reduce(
      (sum, entry) =>
        entry.isWithBalance && !entry.isReduction && entry.kind === kind && entry.line === line._id
          ? sum + entry.amount
          : sum,
      0,
    );
    const later = Math.max(amount, -raised);
    return [
      { ...common, amount: amount - later },
      { ...common, amount: later, isWithBalance: true },
    ];
  };
  return withinCharges({ ledger }, [
    ...difference('GOODS', line.price * line.amount, wanted.price * wanted.amount),
    ...difference('SERVICE_FEE', line.fee, wanted.fee),
  ]);
}
