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
  /** The price that the customer was shown. */
  price: number;
}

/**
 * The order with the customer's answer to a dearer price: yes charges the difference with the balance, the fee stays; no cancels the line. Throws
 * ORDER_STATUS_CONFLICT when nothing is asked, VERSION_CONFLICT with the present order when another price is.
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
