import { Types } from 'mongoose';
import { recordArrival } from '@gvg/contracts/cart/http/arrivals';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { inLockedTurn } from '../../in-turn.ts';
import { checkOrderPictures } from '../../order/add-order-photos/check-order-pictures.ts';
import { orderTurns } from '../../order/order-turns.ts';
import type { StoredArrival } from '../arrival.model.ts';
import { auditArrival } from '../audit-arrival.ts';
import { presentArrival } from '../present-arrivals.ts';
import { receiveLine } from '../receive-line.ts';

export function recordArrivalRoute(cart: Cart): void {
  mount(cart.app, recordArrival, async ({ body, caller, context }) => {
    const { order, line, tracking, note } = body;
    const photos = [...new Set(body.photos)];
    await checkOrderPictures(cart, photos, 'photos');
    const turns = await orderTurns(cart, order === undefined ? [] : [order]);
    const arrival = await inLockedTurn(cart, turns, async (transaction) => {
      const assigned =
        order === undefined || line === undefined
          ? undefined
          : await receiveLine(cart, transaction, { order, line, photos, by: caller.id, context });
      const after: StoredArrival = {
        _id: new Types.ObjectId(),
        photos,
        ...(tracking !== undefined && { tracking }),
        note,
        by: caller.id,
        at: cart.now(),
        ...(assigned !== undefined && { assigned }),
        isUnknown: assigned === undefined,
      };
      await cart.arrivals.insertMany([after], { session: transaction.session });
      auditArrival(transaction, { action: 'arrival.record', before: null, after, context });
      return after;
    });
    return presentArrival(cart, arrival, caller.id);
  });
}
