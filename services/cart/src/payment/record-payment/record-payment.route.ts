import { recordPayment } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { checkOwnAccount } from '../own-account.ts';
import { presentPayment } from '../payment.presenter.ts';
import { recordTransfer } from './record-payment.service.ts';

export function recordPaymentRoute(cart: Cart): void {
  mount(cart.app, recordPayment, async ({ body, locale, context }) => {
    await checkOwnAccount(cart, body.account, locale);
    return presentPayment(await recordTransfer(cart, body, context));
  });
}
