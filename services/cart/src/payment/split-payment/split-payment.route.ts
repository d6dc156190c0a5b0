import { splitPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';

/** Allocates what is unallocated of a payment to several orders by staff's word, all of the parts or none. */
export function splitPaymentRoute(cart: Cart): void {
  mount(cart.app, splitPayment, ({ params: { id }, body: { parts, revision }, context }) =>
    changePayment(cart, {
      id,
      revision,
      staffAction: 'payment.assign',
      context,
      async apply(payment, transaction) {
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        if (sum > unallocatedOf(payment)) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        for (const { order: key, amount } of parts)
          await changeOrderIn(cart, transaction, {
            key,
            context,
            apply(order) {
              if (amount > totalsOf(order).due) throw new ApiFailure('ORDER_STATUS_CONFLICT');
              return withEntries(order, [{ kind: 'PAYMENT', amount, payment: id }], cart.now());
            },
          });
      },
    }),
  );
}
