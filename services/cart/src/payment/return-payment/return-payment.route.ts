import { returnPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { changePayment } from '../change-payment.ts';
import { presentPayment } from '../payment.presenter.ts';
import { takePaymentBack } from '../take-payment-back.ts';

/** What the payment counts for its order, or what of it is too much, becomes a refund in the ledger. */
export function returnPaymentRoute(cart: Cart): void {
  mount(cart.app, returnPayment, async ({ params: { id }, body: { note }, context }) => {
    const returned = await changePayment(cart, {
      id,
      staffAction: 'payment.return',
      context,
      async apply(payment, session) {
        await takePaymentBack(cart, session, { payment, kind: 'REFUND', note, context });
        return { ...payment, status: 'RETURNED', note };
      },
    });
    return presentPayment(returned);
  });
}
