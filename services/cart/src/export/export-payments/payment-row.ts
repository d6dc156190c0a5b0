import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import { allocatedToOrders, returnedOf, standingReturns, unallocatedOf } from '../../payment/allocations.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';

export const paymentColumns = [
  'transfer',
  'day',
  'account',
  'reference',
  'content',
  'status',
  'amount',
  'in_orders',
  'returned',
  'unallocated',
  'orders',
  'note',
  'recorded_day',
  'returned_day',
  'returned_reference',
] as const;

/**
 * A transfer with its allocations in VND: `in_orders`, `returned` and `unallocated` add up to `amount`; `orders` are the codes of the orders with a part of it.
 * `returned_day` and `returned_reference` list those of the return transfers.
 */
export function paymentRow(payment: StoredPayment): CsvRow<(typeof paymentColumns)[number]> {
  const returns = standingReturns(payment);
  return {
    transfer: payment._id.toHexString(),
    day: vietnamDayOf(payment.receivedAt),
    account: payment.account,
    reference: payment.bankReference,
    content: payment.content,
    status: payment.status,
    amount: payment.amount,
    in_orders: allocatedToOrders(payment),
    returned: returnedOf(payment),
    unallocated: unallocatedOf(payment),
    orders: ordersOf(payment).join(' '),
    note: payment.note,
    recorded_day: vietnamDayOf(payment.createdAt),
    returned_day: returns.map(({ bankDay, at }) => bankDay ?? vietnamDayOf(at)).join(' '),
    returned_reference: returns.flatMap(({ bankReference }) => bankReference ?? []).join(' '),
  };
}

function ordersOf({ allocations }: StoredPayment): string[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of allocations) if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].flatMap(([code, sum]) => (sum > 0 ? [code] : []));
}
