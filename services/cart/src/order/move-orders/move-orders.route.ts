import { moveOrders } from '@gvg/contracts/cart/http/orders';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { mount } from '@gvg/service-kit/http/endpoint';
import { outcomeOf } from '@gvg/service-kit/http/outcome-of';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../change-order.ts';
import { movedByStaff } from '../set-order-status/moved-by-staff.ts';

type Result = ResponseOf<typeof moveOrders>['results'][number];

const refusals = ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'] as const;

export function moveOrdersRoute(cart: Cart): void {
  mount(cart.app, moveOrders, async ({ body: { moves, note }, context }) => {
    const results: Result[] = [];
    // Sequential: each is a transaction, and a hundred at once would exhaust the connection pool.
    for (const { order: key, revision, status } of moves) {
      const move = () =>
        changeOrder(cart, {
          key,
          revision,
          context,
          staffAction: 'order.status',
          apply: (before) => movedByStaff(before, { status }, { by: 'STAFF', at: cart.now(), note }),
        });
      results.push({ order: key, outcome: await outcomeOf(move, 'MOVED', refusals) });
    }
    return { results };
  });
}
