import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { correctPayment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Cart } from '../../cart.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import type { StoredPayment } from '../payment.model.ts';
import { referenceKeyOf, separateKeyOf } from '../reference-key.ts';
import { writePayment } from '../write-payment.ts';

export interface Correction {
  id: string;
  body: BodyOf<typeof correctPayment>;
  context: EventContext;
}

/** Nothing has no reference, and something that was nothing takes its own again. */
function keyOf(payment: StoredPayment, amount: number): string {
  if (amount === 0) return separateKeyOf(payment);
  return payment.amount === 0 ? referenceKeyOf(payment) : payment.referenceKey;
}

/** Books the difference to the amount that was typed. Errors: those of `correctPayment`. */
export async function correctAmount(
  cart: Cart,
  { id, body: { amount, note }, context }: Correction,
): Promise<StoredPayment> {
  try {
    return await changePayment(cart, {
      id,
      staffAction: 'payment.correct',
      context,
      async apply(payment, transaction) {
        const difference = amount - payment.amount;
        if (difference + unallocatedOf(payment) < 0) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        if (difference === 0) return;
        const corrections = [
          ...payment.corrections,
          { _id: new Types.ObjectId(), amount: difference, note, at: cart.now() },
        ];
        await writePayment(cart, transaction, {
          before: payment,
          fields: { amount, note, corrections, referenceKey: keyOf(payment, amount) },
          context,
        });
      },
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new ApiFailure('PAYMENT_WAS_EXISTED', { cause: error });
    throw error;
  }
}
