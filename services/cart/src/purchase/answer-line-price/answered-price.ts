import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { cancelledLine } from '../../order/cancelled-line.ts';
import { withEntries } from '../../order/ledger.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { findLine, withLine } from '../../order/with-line.ts';
import { askingStatuses } from '../asking-statuses.ts';

export interface PriceAnswer {
  line: string;
  accept: boolean;
  /** Price that the customer saw. */
  price: number;
}

/**
 * Returns the order with the customer's answer to a higher price: accepting charges the difference with the balance and keeps the fee; declining cancels the
 * line. Throws `ORDER_STATUS_CONFLICT` if nothing was asked, and `VERSION_CONFLICT` with the current order if another price was.
 */
export function answeredPrice(
  order: StoredOrder,
  { line: id, accept, price }: PriceAnswer,
  { at, present }: { at: Date; present(order: StoredOrder): Order },
): StoredOrder {
  const line = findLine(order, id);
  const { askedPrice, ...rest } = line;
  if (askedPrice === undefined || !askingStatuses.includes(order.status)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  if (askedPrice.price !== price) throw new ApiFailure('VERSION_CONFLICT', { current: present(order) });
  if (!accept) {
    const cancellation = { reason: 'PRICE_DECLINED', note: '', orderReason: 'BY_CUSTOMER' } as const;
    return cancelledLine(order, line, cancellation, { by: 'CUSTOMER', at });
  }
  const difference = (price - line.price) * line.amount;
  return withEntries(
    withLine(order, line, { ...rest, price }),
    [{ kind: 'GOODS', amount: difference, line: id, isWithBalance: true }],
    at,
  );
}
