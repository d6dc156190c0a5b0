import { movePayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { findOrder } from '../../order/find-order.ts';
import { withEntries } from '../../order/ledger.ts';
import type { NewLedgerEntry } from '../../order/ledger.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { allocatedTo } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';
import { writePayment } from '../write-payment.ts';

/** Takes part of a payment out of an order, for another order or none. */
export function movePaymentRoute(cart: Cart): void {
  mount(cart.app, movePayment, async ({ params: { id }, body, locale, context }) => {
    const { amount, note, revision } = body;
    const from = await findOrder(cart, body.from);
    const to = 'to' in body ? await findOrder(cart, body.to) : undefined;
    if (to?._id.equals(from._id) === true) throw invalidField({ path: 'to', code: 'INVALID_VALUE', locale });

    return changePayment(cart, {
      id,
      revision,
      staffAction: 'payment.move',
      orders: [from, ...(to === undefined ? [] : [to])].map(({ code }) => code),
      context,
      async apply(payment, transaction) {
        const book = ({ _id }: StoredOrder, available: 'due' | 'paid', entry: NewLedgerEntry) =>
          changeOrderIn(cart, transaction, {
            key: _id.toHexString(),
            context,
            apply(order) {
              if (amount > totalsOf(order)[available]) throw new ApiFailure('ORDER_STATUS_CONFLICT');
              return withEntries(order, [{ ...entry, payment: id }], cart.now());
            },
          });
        if (amount > allocatedTo(payment, from._id)) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        // Books the target first: money taken out of an order with something due would otherwise return to that order at once.
        if (to === undefined)
          await writePayment(cart, transaction, { before: payment, fields: { isDetached: true }, context });
        else await book(to, 'due', { kind: 'PAYMENT', amount, note: note || from.code });
        await book(from, 'paid', { kind: 'CORRECTION', amount: -amount, note: note || (to?.code ?? '') });
      },
    });
  });
}
