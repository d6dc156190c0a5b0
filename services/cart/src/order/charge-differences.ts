import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { withinCharges } from './ledger.ts';
import type { NewLedgerEntry } from './ledger.ts';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';

type Charged = Pick<OrderLine, 'price' | 'amount' | 'fee'>;

/** Sum of staff's reductions of a line's charges, in VND; 0 or negative. */
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
 * Returns the entries that change a line's charges to `wanted`. Reverses charges due with the balance first and then those of the deposit, in separate entries,
 * so that neither affects the other. With `isWithBalance`, additional charges are due with the balance.
 */
export function chargeDifferences(
  { ledger }: Pick<StoredOrder, 'ledger'>,
  line: Charged & Pick<OrderLine, '_id'>,
  { wanted, note, isWithBalance = false }: { wanted: Charged; note: string; isWithBalance?: boolean },
): NewLedgerEntry[] {
  const difference = (kind: 'GOODS' | 'SERVICE_FEE', charged: number, asked: number): NewLedgerEntry[] => {
    const common = { kind, line: line._id, note };
    // Amounts that staff has already taken off are not reversed again.
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
