import { createHash, timingSafeEqual } from 'node:crypto';
import { phoneToE164 } from '@gvg/addresses/phones';
import { trackOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { normalizeOrderKey } from '../order-code.ts';
import type { StoredOrder } from '../order.model.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Country for parsing the number when there is no order: it takes as long as any other country. */
const anyCountry = 'JP';

/**
 * Returns an order's status to a caller with its code and phone. A malformed code, an unknown code and a wrong phone take the same steps and get the same
 * response. The whole order is read only after a match, because its reading time would reveal that it exists.
 */
export function trackOrderRoute({ app, orders }: Cart): void {
  mount(app, trackOrder, async ({ body: { code, phone } }) => {
    const found = await orders
      .findOne({ code: normalizeOrderKey(code) ?? '' }, { 'recipient.phone': 1, 'recipient.country': 1 })
      .lean<Pick<StoredOrder, '_id' | 'recipient'>>();
    const theirs = digest(found?.recipient.phone ?? '');
    // Orders of older versions may store a number of another country as Vietnamese.
    const [isTheirs, isReadAsVietnamese] = [found?.recipient.country ?? anyCountry, 'VN'].map((country) =>
      timingSafeEqual(theirs, digest(phoneToE164(phone, country) ?? 'none')),
    );
    const order =
      found === null || !(isTheirs || isReadAsVietnamese) ? null : await orders.findById(found._id).lean<StoredOrder>();
    if (order === null) throw new ApiFailure('ORDER_NOT_FOUND');
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
