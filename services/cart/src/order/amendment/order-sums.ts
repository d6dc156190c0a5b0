import type { OrderSums } from '@gvg/contracts/cart/http/order-schema';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';

/** What the order costs, and what is due once rests of the payments that name it are used. */
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

/** Whether an order becomes another one only by its customer's yes: it gets a further line, goes elsewhere, by another service, or costs more. An estimate that takes the place of the scale's says nothing about that. */
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
