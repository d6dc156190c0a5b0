import { splitPayment } from '@gvg/contracts/cart/http/payments';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { allocateToOrder } from '../allocate-to-order.ts';
import { unallocatedOf } from '../allocations.ts';
import { changePayment } from '../change-payment.ts';

/** Allocates the unallocated part of a payment to several orders on staff's request: all parts or none. */
export function splitPaymentRoute(cart: Cart): void {
  mount(cart.app, splitPayment, ({ params: { id }, body: { parts, revision }, context }) =>
    changePayment(cart, {
      id,
      revision,
      staffAction: 'payment.assign',
      orders: parts.map(({ order }) => order),
      context,
      async apply(payment, transaction) {
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        if (sum > unallocatedOf(payment)) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
        for (const { order, amount } of parts)
          await allocateToOrder(cart, transaction, { payment: id, order, partOf: () => amount }, context);
      },
    }),
  );
}
