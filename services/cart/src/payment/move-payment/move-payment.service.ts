import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { movePayment } from '@gvg/contracts/cart/http/payments';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { findOrder } from '../../order/find-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { allocatedTo } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import type { StoredPayment } from '../payment.model.ts';
import { writePayment } from '../write-payment.ts';

export interface AllocationMove {
  id: string;
  body: BodyOf<typeof movePayment>;
  locale: Locale;
  context: EventContext;
}

/** Takes a part of a payment out of an order, for another order or for none. Errors: those of `movePayment`. */
export async function moveAllocation(
  cart: Cart,
  { id, body, locale, context }: AllocationMove,
): Promise<StoredPayment> {
  const { from: fromKey, amount, note } = body;
  const from = await findOrder(cart, fromKey);
  const to = 'to' in body ? await findOrder(cart, body.to) : undefined;
  if (to?._id.equals(from._id) === true) throw invalidField({ path: 'to', code: 'INVALID_VALUE', locale });

  const change = (
    transaction: Transaction,
    key: StoredPayment['_id'],
    entry: { kind: 'PAYMENT' | 'CORRECTION'; amount: number; note: string },
    isAllowed: (totals: ReturnType<typeof totalsOf>) => boolean,
  ) =>
    changeOrderIn(cart, transaction, {
      key: key.toHexString(),
      context,
      apply(order) {
        if (!isAllowed(totalsOf(order))) throw new ApiFailure('ORDER_STATUS_CONFLICT');
        return withEntries(order, [{ ...entry, payment: id }], cart.now());
      },
    });

  return changePayment(cart, {
    id,
    staffAction: 'payment.move',
    context,
    async apply(payment, transaction) {
      if (amount > allocatedTo(payment, from._id)) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
      // First to where it goes: of what is taken out of an order with something due, that order itself would be the first to take it again.
      if (to === undefined)
        await writePayment(cart, transaction, { before: payment, fields: { isDetached: true }, context });
      else
        await change(
          transaction,
          to._id,
          { kind: 'PAYMENT', amount, note: note || from.code },
          ({ due }) => amount <= due,
        );
      await change(
        transaction,
        from._id,
        { kind: 'CORRECTION', amount: -amount, note: note || (to?.code ?? '') },
        ({ paid }) => amount <= paid,
      );
    },
  });
}
