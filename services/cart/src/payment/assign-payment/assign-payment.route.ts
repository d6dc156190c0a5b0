import { assignPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderIn } from '../../order/change-order.ts';
import { withEntries } from '../../order/ledger.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';

/** Allocates what is unallocated of a payment to an order by staff's word. */
export function assignPaymentRoute(cart: Cart): void {
  mount(cart.app, assignPayment, ({ params: { id }, body: { order: key, amount, revision }, context }) =>
    changePayment(cart, {
      id,
      revision,
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
            return withEntries(order, [{ kind: 'PAYMENT', amount: part, payment: id }], cart.now());
          },
        });
      },
    }),
  );
}
