import { recordPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { recordTransfer } from './record-payment.service.ts';

export function recordPaymentRoute(cart: Cart): void {
  mount(cart.app, recordPayment, async ({ body, context }) => presentPayment(await recordTransfer(cart, body, context)));
}
