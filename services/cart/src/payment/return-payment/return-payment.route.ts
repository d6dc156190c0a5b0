import { returnPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { returnToSender } from './return-payment.service.ts';

export function returnPaymentRoute(cart: Cart): void {
  mount(cart.app, returnPayment, async ({ params: { id }, body, context }) =>
    presentPayment(await returnToSender(cart, { id, body, context })),
  );
}
