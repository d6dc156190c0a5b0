import { correctPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { correctAmount } from './correct-payment.service.ts';

export function correctPaymentRoute(cart: Cart): void {
  mount(cart.app, correctPayment, async ({ params: { id }, body, context }) =>
    presentPayment(await correctAmount(cart, { id, body, context })),
  );
}
