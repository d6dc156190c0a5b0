import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../cart.ts';
import { changeOrderIn } from '../order/change-order.ts';
import { withEntries } from '../order/ledger.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';

export interface Allocation {
  payment: string;
  /** Id or code of the order. */
  order: string;
  /** Amount in VND, from what the order has due. */
  partOf: (due: number) => number;
}

/** Allocates part of a payment to an order. Throws `ORDER_NOT_FOUND`, or `ORDER_STATUS_CONFLICT` if the amount is 0 or more than the order has due. */
export function allocateToOrder(
  cart: Cart,
  transaction: Transaction,
  { payment, order: key, partOf }: Allocation,
  context: EventContext,
): Promise<StoredOrder> {
  return changeOrderIn(cart, transaction, {
    key,
    context,
    apply(order) {
      const { due } = totalsOf(order);
      const amount = partOf(due);
      if (amount === 0 || amount > due) throw new ApiFailure('ORDER_STATUS_CONFLICT');
      return withEntries(order, [{ kind: 'PAYMENT', amount, payment }], cart.now());
    },
  });
}
