import type { OrderTotals } from '@gvg/contracts/cart/http/order-schema';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';

export interface TotalsSource {
  status: OrderStatus;
  /** Percent of goods and fee that is paid before buying. */
  depositShare: number;
  ledger: readonly { kind: LedgerEntryKind; amount: number; isWithBalance?: true }[];
}

const roundingStep = 100;

/** What is paid before buying, in VND: the share of goods and fee, rounded up to 100đ, never more than both. */
export function depositOf({ goods, serviceFee }: { goods: number; serviceFee: number }, depositShare: number): number {
  const whole = goods + serviceFee;
  return Math.min(whole, Math.ceil((whole * depositShare) / 100 / roundingStep) * roundingStep);
}

/**
 * What is to be paid in all by now; undefined while nothing is asked for. `goods` and `serviceFee` without what is due with the balance. A deposit that was
 * moved to another order is due again; it is never more than all that is charged.
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

/** Sum of the entries of these kinds, in VND. */
function ledgerSum({ ledger }: Pick<TotalsSource, 'ledger'>, ...kinds: LedgerEntryKind[]): number {
  return ledger.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
}

/**
 * The totals of an order, from its ledger, status and share of the deposit alone (`orderTotalsSchema`). One that was cancelled owes nothing and gets back all,
 * but what its customer has given up.
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

/** What is missing of the deposit, in VND, whatever the status asks for; 0 for an order that is over. */
export function depositGapOf(order: TotalsSource): number {
  return order.status === 'CANCELLED' || order.status === 'REFUNDED'
    ? 0
    : totalsOf({ ...order, status: 'AWAITING_DEPOSIT' }).due;
}
