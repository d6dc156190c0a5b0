import { setOrderAssignee } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { requireColleagues } from './require-colleagues.ts';
import { withAssignee } from './with-assignee.ts';

export function setOrderAssigneeRoute(cart: Cart): void {
  mount(cart.app, setOrderAssignee, async ({ params: { id: key }, body: { assignee, revision }, caller, context }) => {
    if (assignee !== null) await requireColleagues(cart, [assignee]);
    return changeOrderFor(cart, caller, {
      key,
      context,
      revision,
      staffAction: 'order.assign',
      isInternal: true,
      apply: (order) => withAssignee(order, assignee),
    });
  });
}
