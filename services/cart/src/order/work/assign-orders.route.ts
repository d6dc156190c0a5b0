import { assignOrders } from '@gvg/contracts/cart/http/orders';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { mount } from '@gvg/service-kit/http/endpoint';
import { outcomeOf } from '@gvg/service-kit/http/outcome-of';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../change-order.ts';
import { requireColleagues } from './require-colleagues.ts';
import { withAssignee } from './with-assignee.ts';

type Result = ResponseOf<typeof assignOrders>['results'][number];

export function assignOrdersRoute(cart: Cart): void {
  mount(cart.app, assignOrders, async ({ body: { assignee, orders }, context }) => {
    if (assignee !== null) await requireColleagues(cart, [assignee]);
    const results: Result[] = [];
    // Sequential, as in `moveOrders`.
    for (const { order: key, revision } of orders) {
      const assign = () =>
        changeOrder(cart, {
          key,
          revision,
          context,
          staffAction: 'order.assign',
          isInternal: true,
          apply: (order) => withAssignee(order, assignee),
        });
      results.push({
        order: key,
        outcome: await outcomeOf(assign, 'ASSIGNED', ['ORDER_NOT_FOUND', 'VERSION_CONFLICT'] as const),
      });
    }
    return { results };
  });
}
