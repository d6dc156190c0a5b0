import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import { setOrderHold } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { withWork } from './with-work.ts';

const longestMs = 366 * 24 * 3_600_000;

export function setOrderHoldRoute(cart: Cart): void {
  mount(cart.app, setOrderHold, ({ params: { id: key }, body, caller, locale, context }) => {
    const at = cart.now();
    const hold =
      body.until === null ? undefined : { until: new Date(body.until), reason: body.reason, by: caller.id, at };
    if (hold !== undefined && (hold.until <= at || hold.until.getTime() > at.getTime() + longestMs))
      throw invalidField({ path: 'until', code: 'INVALID_VALUE', locale });
    return changeOrderFor(cart, caller, {
      key,
      context,
      revision: body.revision,
      staffAction: 'order.hold',
      isInternal: true,
      apply(order) {
        if (hold === undefined)
          return order.work?.hold === undefined ? order : withWork(order, ({ hold: _, ...work }) => work);
        if (doneOrderStatuses.includes(order.status)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
        return withWork(order, (work) => ({ ...work, hold }));
      },
    });
  });
}
