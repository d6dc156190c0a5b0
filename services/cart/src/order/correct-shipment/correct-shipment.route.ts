import { correctShipment } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';

export function correctShipmentRoute(cart: Cart): void {
  mount(cart.app, correctShipment, ({ params: { id: key }, body, caller, context }) =>
    changeOrderFor(cart, caller, {
      key,
      revision: body.revision,
      context,
      staffAction: 'order.correct-shipment',
      apply(before) {
        if (before.status !== 'SHIPPED') throw new ApiFailure('ORDER_STATUS_CONFLICT');
        const { carrier, trackingCode } = body;
        const isSame = before.shipping.carrier === carrier && before.shipping.trackingCode === trackingCode;
        return isSame ? before : { ...before, shipping: { ...before.shipping, carrier, trackingCode } };
      },
    }),
  );
}
