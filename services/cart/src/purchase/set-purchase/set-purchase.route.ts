import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { setPurchase } from '@gvg/contracts/cart/http/purchases';
import type { Locale } from '@gvg/contracts/values/locale';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { checkOrderPictures } from '../../order/add-order-photos/check-order-pictures.ts';
import { changeOrderFor } from '../../order/change-order.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { boughtLine, dearerLine, soldOutLine } from './purchased-line.ts';

const actions = {
  BOUGHT: 'order.buy-line',
  SOLD_OUT: 'order.line-sold-out',
  DEARER: 'order.ask-price',
} as const;

export function setPurchaseRoute(cart: Cart): void {
  mount(cart.app, setPurchase, async ({ params: { order: key, line }, body, caller, locale, context }) => {
    if (body.status === 'BOUGHT' && body.receipt !== undefined) await checkOrderPictures(cart, [body.receipt]);
    return changeOrderFor(cart, caller, {
      key,
      context,
      revision: body.revision,
      staffAction: actions[body.status],
      apply: (order) => applied(order, line, body, { by: caller.id, at: cart.now(), locale }),
    });
  });
}

function applied(
  order: StoredOrder,
  line: string,
  { revision: _, ...body }: BodyOf<typeof setPurchase>,
  { by, at, locale }: { by: string; at: Date; locale: Locale },
): StoredOrder {
  switch (body.status) {
    case 'BOUGHT': {
      const { status, ...buying } = body;
      return boughtLine(order, line, buying, { by, at });
    }
    case 'DEARER':
      return dearerLine(order, line, { price: body.askedPrice, note: body.note }, { at, locale });
    case 'SOLD_OUT':
      return soldOutLine(order, line, body.note ?? '', { by: 'STAFF', at });
  }
}
