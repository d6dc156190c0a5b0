import { Types } from 'mongoose';
import { correctPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import { recordSurplus } from '../payment-events.ts';
import type { StoredPayment } from '../payment.model.ts';
import { referenceKeyOf, separateKeyOf } from '../reference-key.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { writePayment } from '../write-payment.ts';

/** A payment corrected to 0 gives up its reference, and takes it again once it is corrected back. */
function keyOf(payment: StoredPayment, amount: number): string {
  if (amount === 0) return separateKeyOf(payment);
  return payment.amount === 0 ? referenceKeyOf(payment) : payment.referenceKey;
}

/** Books the difference between the stored and the corrected amount. */
export function correctPaymentRoute(cart: Cart): void {
  mount(cart.app, correctPayment, ({ params: { id }, body: { amount, note, revision }, context }) =>
    refuseDuplicate(
      changePayment(cart, {
        id,
        revision,
        staffAction: 'payment.correct',
        context,
        async apply(payment, transaction) {
          const difference = amount - payment.amount;
          if (difference + unallocatedOf(payment) < 0) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
          if (difference === 0) return;
          const correction = { _id: new Types.ObjectId(), amount: difference, note, at: cart.now() };
          const corrections = [...payment.corrections, correction];
          const fields = { amount, note, corrections, referenceKey: keyOf(payment, amount) };
          const corrected = await writePayment(cart, transaction, { before: payment, fields, context });
          const named = await cart.orders.findById(payment.order).session(transaction.session).lean<StoredOrder>();
          // If the order has something due, the difference pays it, and that payment records its own event.
          if (difference > 0 && payment.isDetached !== true && named !== null && totalsOf(named).due === 0)
            recordSurplus(transaction, { payment: corrected, amount: difference, order: named, context });
        },
      }),
    ),
  );
}
