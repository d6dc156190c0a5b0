import { createHash, timingSafeEqual } from 'node:crypto';
import { phoneToE164 } from '@gvg/addresses/phones';
import { trackOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { normalizeOrderKey } from '../order-code.ts';
import type { StoredOrder } from '../order.model.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For whoever knows code and phone. A text that is no code, an unknown one and another phone take the same steps and get the same answer. */
export function trackOrderRoute({ app, orders }: Cart): void {
  mount(app, trackOrder, async ({ body: { code, phone } }) => {
    const order = await orders.findOne({ code: normalizeOrderKey(code) ?? '' }).lean<StoredOrder>();
    const theirs = digest(order?.recipient.phone ?? '');
    // Orders of older versions may have a number of another country as one of Vietnam.
    const [isTheirs, isReadAsVietnamese] = [order?.recipient.country, 'VN'].map((country) => timingSafeEqual(theirs, digest(phoneToE164(phone, country) ?? 'none')));
    if (order === null || !(isTheirs || isReadAsVietnamese)) throw new ApiFailure('ORDER_NOT_FOUND');
    const { carrier, trackingCode } = order.shipping;
    return {
      code: order.code,
      status: order.status,
      timeline: order.timeline.map(({ status, at }) => ({ status, at: at.toISOString() })),
      ...(carrier !== undefined && { carrier }),
      ...(trackingCode !== undefined && { trackingCode }),
    };
  });
}
