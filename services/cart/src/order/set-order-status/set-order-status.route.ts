import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { setOrderStatus } from '@gvg/contracts/cart/http/orders';
import type { Locale } from '@gvg/contracts/values/locale';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { movedByStaff } from './moved-by-staff.ts';

type Body = BodyOf<typeof setOrderStatus>;

export function setOrderStatusRoute(cart: Cart): void {
  mount(cart.app, setOrderStatus, async ({ params: { id: key }, body, caller, locale, context }) => {
    checkShipment(body, locale);
    return changeOrderFor(cart, caller, {
      key,
      context,
      revision: body.revision,
      staffAction: 'order.status',
      apply(before) {
        const { note, unpackedReason: text, ...target } = body;
        const at = cart.now();
        const unpackedReason = text === undefined ? undefined : { text, by: caller.id, at };
        return movedByStaff(before, { ...target, unpackedReason }, { by: 'STAFF', at, note });
      },
    });
  });
}

/** A sent parcel needs to be trackable: throws `INVALID_PAYLOAD` without carrier or tracking code. */
function checkShipment({ status, carrier, trackingCode }: Body, locale: Locale): void {
  if (status !== 'SHIPPED') return;
  const missing = Object.entries({ carrier, trackingCode }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw invalidFields(missing.map(([path]) => ({ path, code: 'REQUIRED', locale })));
}
