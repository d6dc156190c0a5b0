import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../cart.ts';
import { changeOrderIn } from '../order/change-order.ts';
import { changedLine } from '../order/set-order-line-status/changed-line.ts';
import { findLine } from '../order/with-line.ts';
import { withPhotos } from '../order/with-photos.ts';
import type { StoredArrival } from './arrival.model.ts';

export interface Receipt {
  /** Id or code, in any spelling. */
  order: string;
  line: string;
  photos: readonly string[];
  by: string;
  context: EventContext;
}

/**
 * Marks a bought line as arrived: it becomes READY, its order gets the photos and moves on after the last line. Throws `ORDER_NOT_FOUND`,
 * `ORDER_STATUS_CONFLICT` for a line that is not on its way, and `ACTION_NOT_ALLOWED` if the order would have too many photos.
 */
export async function receiveLine(
  cart: Cart,
  transaction: Transaction,
  { order: key, line: id, photos, by, context }: Receipt,
): Promise<NonNullable<StoredArrival['assigned']>> {
  const at = cart.now();
  const order = await changeOrderIn(cart, transaction, {
    key,
    context,
    staffAction: 'order.line-status',
    apply(before) {
      if (findLine(before, id).status !== 'BOUGHT') throw new ApiFailure('ORDER_STATUS_CONFLICT');
      const arrived = changedLine(before, { line: id, status: 'READY', note: '' }, { by: 'STAFF', at });
      return withPhotos(arrived, { kind: 'ARRIVAL', images: photos }, at);
    },
  });
  const { _id, name, amount } = findLine(order, id);
  return { order: order._id.toHexString(), code: order.code, line: { _id, name, amount }, by, at };
}
