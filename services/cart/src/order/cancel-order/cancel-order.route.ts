import { isStaff } from '@gvg/contracts/definitions/caller';
import { cancelOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { cancelledOrder } from '../move-order.ts';

/** Catalogue returns the stock on `order.cancelled`. The amount paid becomes the customer's credit and waits for refunds. */
export function cancelOrderRoute(cart: Cart): void {
  mount(cart.app, cancelOrder, async ({ params: { id }, body: { reason, revision }, caller, context }) => {
    const byStaff = isStaff(caller);
    return changeOrderFor(cart, caller, {
      key: id,
      context,
      revision,
      isVisible: ({ user }) => byStaff || user === caller.id,
      ...(byStaff && { staffAction: 'order.cancel' }),
      apply: (current) =>
        cancelledOrder(current, byStaff ? 'BY_STAFF' : 'BY_CUSTOMER', {
          by: byStaff ? 'STAFF' : 'CUSTOMER',
          at: cart.now(),
          note: reason,
        }),
    });
  });
}
