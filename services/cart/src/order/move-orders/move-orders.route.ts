import { moveOrders } from '@gvg/contracts/cart/http/orders';
import type { BodyOf, ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../change-order.ts';
import { movedByStaff } from '../set-order-status/moved-by-staff.ts';

type Move = BodyOf<typeof moveOrders>['moves'][number];
type Result = ResponseOf<typeof moveOrders>['results'][number];

const refusals = ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'] as const;

export function moveOrdersRoute(cart: Cart): void {
  mount(cart.app, moveOrders, async ({ body: { moves, note }, context }) => {
    const results: Result[] = [];
    // One after the other: each is a transaction of its own, and a hundred at once would hold the connections of all other calls.
    for (const move of moves) results.push({ order: move.order, outcome: await outcomeOf(cart, move, note, context) });
    return { results };
  });
}

async function outcomeOf(
  cart: Cart,
  { order: key, revision, status }: Move,
  note: string,
  context: EventContext,
): Promise<Result['outcome']> {
  try {
    await changeOrder(cart, {
      key,
      revision,
      context,
      staffAction: 'order.status',
      apply: (before) => movedByStaff(before, { status }, { by: 'STAFF', at: cart.now(), note }),
    });
    return 'MOVED';
  } catch (error) {
    const refusal = refusals.find((code) => error instanceof ApiFailure && error.code === code);
    if (refusal === undefined) throw error;
    return refusal;
  }
}
