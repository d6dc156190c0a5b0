import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { assignPayment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import type { StoredPayment } from '../payment.model.ts';

export interface Assignment {
  id: string;
  body: BodyOf<typeof assignPayment>;
  context: EventContext;
}

/** Allocates what is unallocated of a payment to an order by staff's word. Errors: those of `assignPayment`. */
export function assignToOrder(
  cart: Cart,
  { id, body: { order: key, amount }, context }: Assignment,
): Promise<StoredPayment> {
  return changePayment(cart, {
    id,
    staffAction: 'payment.assign',
    context,
    async apply(payment, transaction) {
      const rest = unallocatedOf(payment);
      if (rest <= 0 || (amount ?? 0) > rest) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
      await changeOrderIn(cart, transaction, {
        key,
        context,
        apply(order) {
          const { due } = totalsOf(order);
          const part = amount ?? Math.min(rest, due);
          if (part === 0 || part > due) throw new ApiFailure('ORDER_STATUS_CONFLICT');
          return withEntries(
            order,
            [{ kind: 'PAYMENT', amount: part, payment: payment._id.toHexString() }],
            cart.now(),
          );
        },
      });
    },
  });
}
