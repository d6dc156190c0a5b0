import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { returnPayment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { findOrder } from '../../order/find-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { allocatedTo, unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import type { StoredPayment } from '../payment.model.ts';
import { writePayment } from '../write-payment.ts';

export interface Returning {
  id: string;
  body: BodyOf<typeof returnPayment>;
  context: EventContext;
}

/** Books that money went back to its sender: what is unallocated, or what an order that it lies with can do without. Errors: those of `returnPayment`. */
export async function returnToSender(
  cart: Cart,
  { id, body: { from: key, amount, note }, context }: Returning,
): Promise<StoredPayment> {
  const from = key === undefined ? undefined : await findOrder(cart, key);
  return changePayment(cart, {
    id,
    staffAction: 'payment.return',
    context,
    async apply(payment, transaction) {
      const at = cart.now();
      const available = from === undefined ? unallocatedOf(payment) : allocatedTo(payment, from._id);
      if (available <= 0 || (amount ?? 0) > available) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
      const book = (part: number) =>
        writePayment(cart, transaction, {
          before: payment,
          fields: {
            note,
            allocations: [
              ...payment.allocations,
              { _id: new Types.ObjectId(), kind: 'RETURNED', amount: part, note, at },
            ],
          },
          context,
        });
      if (from === undefined) return book(amount ?? available);

      const order = await cart.orders.findById(from._id).session(transaction.session).orFail().lean();
      const { credit } = totalsOf(order);
      const part = amount ?? Math.min(available, credit);
      if (part === 0 || part > credit) throw new ApiFailure('ORDER_STATUS_CONFLICT');
      await book(part);
      return changeOrderIn(cart, transaction, {
        key: from._id.toHexString(),
        context,
        apply: (current) => withEntries(current, [{ kind: 'REFUND', amount: -part, payment: id, note }], at),
      });
    },
  });
}
