import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { StoredOrder } from '../../order/order.model.ts';
import { isClosed } from '../../order/is-closed.ts';
import { totalsOf } from '../../order/order-totals.ts';

export const orderColumns = [
  'order',
  'day',
  'status',
  'customer',
  'recipient',
  'country',
  'service',
  'pieces',
  'goods',
  'service_fee',
  'freight',
  'surcharge',
  'charged',
  'paid',
  'due',
  'credit',
  'cancel_reason',
  'note',
] as const;

export type ExportedOrder = Pick<
  StoredOrder,
  'code' | 'user' | 'status' | 'ledger' | 'depositShare' | 'cancelReason' | 'note' | 'createdAt'
> & {
  lines: Pick<StoredOrder['lines'][number], 'amount' | 'status'>[];
  recipient: Pick<StoredOrder['recipient'], 'fullName'>;
  shipping: Pick<StoredOrder['shipping'], 'country' | 'service'>;
};

/** An order with its current totals in VND; `pieces` excludes cancelled lines. A cancelled order charges nothing. */
export function orderRow(order: ExportedOrder): CsvRow<(typeof orderColumns)[number]> {
  const { goods, serviceFee, freight, surcharge, paid, due, credit } = totalsOf(order);
  const charged = isClosed(order) ? 0 : goods + serviceFee + freight + surcharge;
  return {
    order: order.code,
    day: vietnamDayOf(order.createdAt),
    status: order.status,
    customer: order.user,
    recipient: order.recipient.fullName,
    country: order.shipping.country,
    service: order.shipping.service,
    pieces: order.lines.reduce((sum, { amount, status }) => (status === 'CANCELLED' ? sum : sum + amount), 0),
    goods,
    service_fee: serviceFee,
    freight,
    surcharge,
    charged,
    paid,
    due,
    credit,
    cancel_reason: order.cancelReason,
    note: order.note,
  };
}
