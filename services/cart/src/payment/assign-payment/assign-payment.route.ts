import { assignPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { allocateToOrder } from '../allocate-to-order.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';

/** Allocates the unallocated part of a payment to an order on staff's request. */
export function assignPaymentRoute(cart: Cart): void {
  mount(cart.app, assignPayment, ({ params: { id }, body: { order, amount, revision }, context }) =>
    changePayment(cart, {
      id,
      revision,
      staffAction: 'payment.assign',
      orders: [order],
      context,
      async apply(payment, transaction) {
        const rest = unallocatedOf(payment);
        if (rest <= 0 || (amount ?? 0) > rest) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        const partOf = (due: number) => amount ?? Math.min(rest, due);
        await allocateToOrder(cart, transaction, { payment: id, order, partOf }, context);
      },
    }),
  );
}
