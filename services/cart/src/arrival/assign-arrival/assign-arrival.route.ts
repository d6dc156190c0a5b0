import { assignArrival } from '@gvg/contracts/cart/http/arrivals';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { inLockedTurn } from '../../in-turn.ts';
import { orderTurns } from '../../order/order-turns.ts';
import type { StoredArrival } from '../arrival.model.ts';
import { auditArrival } from '../audit-arrival.ts';
import { presentArrival } from '../present-arrivals.ts';
import { receiveLine } from '../receive-line.ts';

export function assignArrivalRoute(cart: Cart): void {
  mount(cart.app, assignArrival, async ({ params: { id }, body: { order, line }, caller, context }) => {
    const turns = await orderTurns(cart, [order]);
    const arrival = await inLockedTurn(cart, turns, async (transaction) => {
      const { session } = transaction;
      const before = await cart.arrivals.findById(id).session(session).lean<StoredArrival>();
      if (before === null) throw new ApiFailure('ARRIVAL_NOT_FOUND');
      if (!before.isUnknown) throw new ApiFailure('ARRIVAL_STATUS_CONFLICT');
      const { photos } = before;
      const assigned = await receiveLine(cart, transaction, { order, line, photos, by: caller.id, context });
      const after: StoredArrival = { ...before, assigned, isUnknown: false };
      const { matchedCount } = await cart.arrivals.replaceOne({ _id: before._id, isUnknown: true }, after, { session });
      // Of two concurrent assignments, the second is retried and finds the parcel assigned.
      if (matchedCount === 0) throw concurrentChangeError(`arrival ${id}`);
      auditArrival(transaction, { action: 'arrival.assign', before, after, context });
      return after;
    });
    return presentArrival(cart, arrival, caller.id);
  });
}
