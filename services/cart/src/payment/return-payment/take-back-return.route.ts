import { Types } from 'mongoose';
import { takeBackReturn } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { freeOutgoingReference } from '../../order/refund-order/outgoing-references.ts';
import { standingReturns } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import { orderOfSender } from '../order-of-sender.ts';
import { recordReturnTakenBack } from '../payment-events.ts';
import type { StoredAllocation, StoredPayment } from '../payment.model.ts';
import { writePayment } from '../write-payment.ts';

export function takeBackReturnRoute(cart: Cart): void {
  mount(cart.app, takeBackReturn, async ({ params: { id, entry }, body: { reason, revision }, context }) => {
    const seen = await cart.payments.findById(id).lean<StoredPayment>();
    const order = seen === null ? undefined : takenOutOf(seen, findReturn(seen, entry))?.code;
    return changePayment(cart, {
      id,
      revision,
      staffAction: 'payment.take-back-return',
      orders: order === undefined ? [] : [order],
      context,
      async apply(payment, transaction) {
        const returned = findReturn(payment, entry);
        if (returned === undefined) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        await freeOutgoingReference(cart, transaction.session, returned.bankReference);
        const at = cart.now();
        const amount = returned.amount;
        const opposite: StoredAllocation = {
          ...{ _id: new Types.ObjectId(), kind: 'RETURNED', amount: -amount, takesBack: returned._id },
          ...{ note: reason, at },
        };
        const fields = { note: reason, allocations: [...payment.allocations, opposite] };
        await writePayment(cart, transaction, { before: payment, fields, context });
        const taken = takenOutOf(payment, returned);
        if (taken?.order === undefined) {
          const sender = await orderOfSender(cart, transaction.session, payment);
          if (sender !== undefined) recordReturnTakenBack(transaction, { amount, order: sender, context });
          return;
        }
        const entries = [{ kind: 'REFUND', amount, payment: id, takesBack: taken._id, note: reason } as const];
        await changeOrderIn(cart, transaction, {
          key: taken.order.toHexString(),
          context,
          apply: (current) => withEntries(current, entries, at),
        });
      },
    });
  });
}

const findReturn = (payment: StoredPayment, id: string): StoredAllocation | undefined =>
  standingReturns(payment).find(({ _id }) => _id.toHexString() === id);

/** The entry that took the returned money out of its order, booked at the same moment. Undefined for unallocated money. */
const takenOutOf = (
  { allocations }: StoredPayment,
  returned: StoredAllocation | undefined,
): StoredAllocation | undefined =>
  returned &&
  allocations.find(
    ({ kind, amount, at }) => kind === 'ORDER' && amount === -returned.amount && at.getTime() === returned.at.getTime(),
  );
