import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { setOrderStatus } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/values/locale';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { cancelledOrder, moveOrder } from '../move-order.ts';
import type { Move } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';

type Body = BodyOf<typeof setOrderStatus>;

export function setOrderStatusRoute(cart: Cart): void {
  mount(cart.app, setOrderStatus, async ({ params: { id: key }, body, caller, locale, context }) => {
    checkShipment(body, locale);
    return changeOrderFor(cart, caller, {
      key,
      context,
      revision: body.revision,
      staffAction: 'order.status',
      apply: (before) => movedByStaff(before, body, { by: 'STAFF', at: cart.now(), note: body.note }),
    });
  });
}

/** A parcel that is on its way can be followed: INVALID_PAYLOAD without carrier or tracking code. */
function checkShipment({ status, carrier, trackingCode }: Body, locale: Locale): void {
  if (status !== 'SHIPPED') return;
  const missing = Object.entries({ carrier, trackingCode }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw invalidFields(missing.map(([path]) => ({ path, code: 'REQUIRED', locale })));
}

function movedByStaff(order: StoredOrder, { status, carrier, trackingCode }: Body, move: Move): StoredOrder {
  if (status === 'CANCELLED') return cancelledOrder(order, 'BY_STAFF', move);
  const moved = moveOrder(order, status, move);
  if (status !== 'SHIPPED' || carrier === undefined || trackingCode === undefined) return moved;
  return { ...moved, shipping: { ...moved.shipping, carrier, trackingCode } };
}
