import type { ClientSession } from 'mongoose';
import { refundOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../change-order.ts';
import { openOrderPresenter } from '../order.presenter.ts';
import { refundedOrder } from './refunded-order.ts';

export function refundOrderRoute(cart: Cart): void {
  mount(cart.app, refundOrder, async ({ params: { id: key }, body, caller, context }) => {
    const order = await changeOrder(cart, {
      key,
      context,
      staffAction: 'order.refund',
      async apply(before, session) {
        const refunded = refundedOrder(before, body, cart.now());
        if (refunded !== before) await checkReference(cart, session, body.bankReference);
        return refunded;
      },
    });
    return (await openOrderPresenter(cart))(order, caller.id);
  });
}

/** One transfer to a customer is one refund. */
async function checkReference({ orders }: Cart, session: ClientSession, bankReference: string): Promise<void> {
  if ((await orders.exists({ 'ledger.bankReference': bankReference }).session(session)) !== null) throw new ApiFailure('PAYMENT_WAS_EXISTED');
}
