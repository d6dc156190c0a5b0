import type { OrderTotals } from '@gvg/contracts/cart/http/order-schema';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';

export interface TotalsSource {
  status: OrderStatus;
  /** Percentage of goods and fee to pay before buying. */
  depositShare: number;
  ledger: readonly { kind: LedgerEntryKind; amount: number; isWithBalance?: true }[];
}

const roundingStep = 100;

/** Deposit in VND: the share of goods and fee, rounded up to 100đ, at most the sum of both. */
export function depositOf({ goods, serviceFee }: { goods: number; serviceFee: number }, depositShare: number): number {
  const whole = goods + serviceFee;
  return Math.min(whole, Math.ceil((whole * depositShare) / 100 / roundingStep) * roundingStep);
}

/**
 * Total amount payable so far, or undefined if nothing is payable. `goods` and `serviceFee` exclude charges due with the balance. A deposit moved to another
 * order is due again, but never more than all charges.
 */
function askedFor(
  { status, depositShare }: TotalsSource,
  charged: { goods: number; serviceFee: number; all: number },
): number | undefined {
  switch (status) {
    case 'AWAITING_DEPOSIT':
    case 'PURCHASING':
    case 'AT_WAREHOUSE':
      return Math.min(depositOf(charged, depositShare), charged.all);
    case 'AWAITING_BALANCE':
    case 'PACKED':
    case 'SHIPPED':
    case 'DELIVERED':
      return charged.all;
    default:
      return undefined;
  }
}

/** Sum of the entries of these kinds in VND. */
function ledgerSum({ ledger }: Pick<TotalsSource, 'ledger'>, ...kinds: LedgerEntryKind[]): number {
  return ledger.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
}

/**
 * Computes the totals of an order from its ledger, status and deposit share (`orderTotalsSchema`). A cancelled order owes nothing, and everything paid is
 * credit except what its customer has forfeited.
 */
export function totalsOf(order: TotalsSource): OrderTotals {
  const sumOf = (...kinds: LedgerEntryKind[]) => ledgerSum(order, ...kinds);
  const [goods, serviceFee, freight, surcharge, paid] = [
    sumOf('GOODS'),
    sumOf('SERVICE_FEE'),
    sumOf('FREIGHT'),
    sumOf('SURCHARGE'),
    sumOf('PAYMENT', 'CORRECTION', 'REFUND'),
  ];
  const all = goods + serviceFee + freight + surcharge;
  const later = { ledger: order.ledger.filter(({ isWithBalance }) => isWithBalance) };
  const goodsWithBalance = ledgerSum(later, 'GOODS');
  const serviceFeeWithBalance = ledgerSum(later, 'SERVICE_FEE');
  const deposited = { goods: goods - goodsWithBalance, serviceFee: serviceFee - serviceFeeWithBalance };
  const isOver = order.status === 'CANCELLED' || order.status === 'REFUNDED';
  const due = Math.max(0, (askedFor(order, { ...deposited, all }) ?? paid) - paid);
  const credit = Math.max(0, paid + sumOf('FORFEITED') - (isOver ? 0 : all));
  return {
    goods,
    ...(goodsWithBalance !== 0 && { goodsWithBalance }),
    serviceFee,
    ...(serviceFeeWithBalance !== 0 && { serviceFeeWithBalance }),
    freight,
    surcharge,
    paid,
    due,
    credit,
  };
}

/** Amount missing from the deposit in VND, whatever the status; 0 for a closed order. */
export function depositGapOf(order: TotalsSource): number {
  return order.status === 'CANCELLED' || order.status === 'REFUNDED'
    ? 0
    : totalsOf({ ...order, status: 'AWAITING_DEPOSIT' }).due;
}
