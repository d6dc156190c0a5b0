import type { OrderSums } from '@gvg/contracts/cart/http/order-schema';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';

/** Returns the order's cost and the amount due after unused payments that name it. */
export function sumsOf(order: StoredOrder): OrderSums {
  const { goods, serviceFee, paid, due, credit } = totalsOf(order);
  const freight = order.shipping.fee ?? order.shipping.estimatedFee;
  return {
    goods,
    serviceFee,
    freight,
    total: goods + serviceFee + freight,
    paid,
    due: Math.max(0, due - order.unallocated),
    credit,
  };
}

/**
 * Returns true if a change needs the customer's consent: an additional line, another destination or service, or a higher cost. An estimate that replaces a
 * measured weight does not count as a higher cost.
 */
export function needsConsent(before: StoredOrder, after: StoredOrder): boolean {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const isWeighed = before.shipping.fee !== undefined;
  return (
    after.lines.length > before.lines.length ||
    after.shipping.country !== before.shipping.country ||
    after.shipping.service !== before.shipping.service ||
    is.goods + is.serviceFee > was.goods + was.serviceFee ||
    (!isWeighed && is.total > was.total)
  );
}
