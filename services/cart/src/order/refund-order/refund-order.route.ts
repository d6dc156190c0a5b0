import type { ClientSession } from 'mongoose';
import { refundOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { plainReference } from '../../payment/reference-key.ts';
import { refuseDuplicate } from '../../payment/refuse-duplicate.ts';
import type { StoredOrder } from '../order.model.ts';
import { refundedOrder } from './refunded-order.ts';

export function refundOrderRoute(cart: Cart): void {
  mount(
    cart.app,
    refundOrder,
    async ({ params: { id: key }, body: { bankReference: typed, ...rest }, caller, context }) => {
      const body = { ...rest, bankReference: plainReference(typed) };
      return refuseDuplicate(
        changeOrderFor(cart, caller, {
          key,
          context,
          staffAction: 'order.refund',
          async apply(before, session) {
            const refunded = refundedOrder(before, body, cart.now());
            if (refunded !== before) await storeReference(cart, session, before, body.bankReference);
            return refunded;
          },
        }),
      );
    },
  );
}

async function storeReference(
  { refundReferences }: Cart,
  session: ClientSession,
  { _id: order }: StoredOrder,
  bankReference: string,
): Promise<void> {
  if ((await refundReferences.exists({ _id: bankReference }).session(session)) !== null)
    throw new ApiFailure('PAYMENT_WAS_EXISTED');
  await refundReferences.insertMany([{ _id: bankReference, order }], { session });
}
