import { movePayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { moveAllocation } from './move-payment.service.ts';

export function movePaymentRoute(cart: Cart): void {
  mount(cart.app, movePayment, async ({ params: { id }, body, locale, context }) =>
    presentPayment(await moveAllocation(cart, { id, body, locale, context })),
  );
}
