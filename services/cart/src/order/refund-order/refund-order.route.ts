import { refundOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { plainReference } from '../../payment/reference-key.ts';
import { refuseDuplicate } from '../../payment/refuse-duplicate.ts';
import { storeOutgoingReference } from './outgoing-references.ts';
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
            if (refunded !== before)
              await storeOutgoingReference(cart, session, body.bankReference, { order: before._id });
            return refunded;
          },
        }),
      );
    },
  );
}
