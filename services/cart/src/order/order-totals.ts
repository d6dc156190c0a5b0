import type { OrderTotals } from '@gvg/contracts/cart/http/order-schema';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';

export interface TotalsSource {
  status: OrderStatus;
  /** Percent of goods and fee that is paid before buying. */
  depositShare: number;
  ledger: readonly { kind: LedgerEntryKind; amount: number }[];
}

const roundingStep = 100;

/** What is paid before buying, in VND: the share of goods and fee, rounded up to 100đ, never more than both. */
export function depositOf({ goods, serviceFee }: { goods: number; serviceFee: number }, depositShare: number): number {
  const whole = goods + serviceFee;
  return Math.min(whole, Math.ceil((whole * depositShare) / 100 / roundingStep) * roundingStep);
}

/** What is to be paid in all by now; undefined while nothing is asked for. */
function askedFor({ status, depositShare }: TotalsSource, charged: { goods: number; serviceFee: number; all: number }): number | undefined {
  switch (status) {
    case 'AWAITING_DEPOSIT':
      return depositOf(charged, depositShare);
    case 'AWAITING_BALANCE':
    case 'PACKED':
    case 'SHIPPED':
    case 'DELIVERED':
      return charged.all;
    default:
      return undefined;
  }
}

/** The totals of an order, from its ledger, status and share of the deposit alone (`orderTotalsSchema`). One that was cancelled owes nothing and gets back all. */
export function totalsOf(order: TotalsSource): OrderTotals {
  const sumOf = (...kinds: LedgerEntryKind[]) => order.ledger.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
  const [goods, serviceFee, freight, surcharge, paid] = [sumOf('GOODS'), sumOf('SERVICE_FEE'), sumOf('FREIGHT'), sumOf('SURCHARGE'), sumOf('PAYMENT', 'CORRECTION', 'REFUND')];
  const all = goods + serviceFee + freight + surcharge;
  const isOver = order.status === 'CANCELLED' || order.status === 'REFUNDED';
  const due = Math.max(0, (askedFor(order, { goods, serviceFee, all }) ?? paid) - paid);
  const credit = Math.max(0, paid - (isOver ? 0 : all));
  return { goods, serviceFee, freight, surcharge, paid, due, credit };
}
