import { createHash, timingSafeEqual } from 'node:crypto';
import { phoneToE164 } from '@gvg/addresses/phones';
import { trackOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { normalizeOrderKey } from '../order-code.ts';
import type { StoredOrder } from '../order.model.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Read as a number of it, where there is no order to say whose: a country that takes as long as another. */
const anyCountry = 'JP';

/**
 * For whoever knows code and phone. A text that is no code, an unknown one and another phone take the same steps and get the same answer; the order itself is
 * read only for who knows both, since the time to read it tells that it is there.
 */
export function trackOrderRoute({ app, orders }: Cart): void {
  mount(app, trackOrder, async ({ body: { code, phone } }) => {
    const found = await orders
      .findOne({ code: normalizeOrderKey(code) ?? '' }, { 'recipient.phone': 1, 'recipient.country': 1 })
      .lean<Pick<StoredOrder, '_id' | 'recipient'>>();
    const theirs = digest(found?.recipient.phone ?? '');
    // Orders of older versions may have a number of another country as one of Vietnam.
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
