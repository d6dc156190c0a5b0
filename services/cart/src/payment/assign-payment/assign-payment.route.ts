import { assignPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { assignToOrder } from './assign-payment.service.ts';

export function assignPaymentRoute(cart: Cart): void {
  mount(cart.app, assignPayment, async ({ params: { id }, body, context }) =>
    presentPayment(await assignToOrder(cart, { id, body, context })),
  );
}
