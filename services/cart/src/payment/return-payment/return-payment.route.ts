import { Types } from 'mongoose';
import { returnPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { findOrder } from '../../order/find-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { storeOutgoingReference } from '../../order/refund-order/outgoing-references.ts';
import { allocatedTo, unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import { orderOfSender } from '../order-of-sender.ts';
import { recordReturned } from '../payment-events.ts';
import { plainReference } from '../reference-key.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { writePayment } from '../write-payment.ts';

/** Books a return to the sender: of the unallocated amount, or of what an order can spare. */
export function returnPaymentRoute(cart: Cart): void {
  mount(cart.app, returnPayment, async ({ params: { id }, body, context }) => {
    const { from: key, amount, note, revision, bankReference, bankDay } = body;
    const from = key === undefined ? undefined : await findOrder(cart, key);
    return refuseDuplicate(
      changePayment(cart, {
        id,
        revision,
        staffAction: 'payment.return',
        orders: from === undefined ? [] : [from.code],
        context,
        async apply(payment, transaction) {
          const at = cart.now();
          const available = from === undefined ? unallocatedOf(payment) : allocatedTo(payment, from._id);
          if (available <= 0 || (amount ?? 0) > available) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
          const sent = {
            ...(bankReference !== undefined && { bankReference: plainReference(bankReference) }),
            ...(bankDay !== undefined && { bankDay }),
          };
          if (bankReference !== undefined)
            await storeOutgoingReference(cart, transaction.session, bankReference, { payment: payment._id });
          const book = (part: number) => {
            const returned = { _id: new Types.ObjectId(), kind: 'RETURNED' as const, amount: part, ...sent, note, at };
            const fields = { note, allocations: [...payment.allocations, returned] };
            return writePayment(cart, transaction, { before: payment, fields, context });
          };
          if (from === undefined) {
            const part = amount ?? available;
            const order = await orderOfSender(cart, transaction.session, payment);
            if (order !== undefined) recordReturned(transaction, { payment, amount: part, order, context });
            return book(part);
          }

          const order = await cart.orders.findById(from._id).session(transaction.session).orFail().lean();
          const { credit } = totalsOf(order);
          const part = amount ?? Math.min(available, credit);
          if (part === 0 || part > credit) throw new ApiFailure('ORDER_STATUS_CONFLICT');
          await book(part);
          return changeOrderIn(cart, transaction, {
            key: from._id.toHexString(),
            context,
            apply: (current) =>
              withEntries(current, [{ kind: 'REFUND', amount: -part, payment: id, ...sent, note }], at),
          });
        },
      }),
    );
  });
}
