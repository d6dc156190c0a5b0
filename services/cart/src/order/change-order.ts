import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { recordAudit } from '@gvg/service-kit/audit';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import { checkRevision } from '@gvg/service-kit/revision';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Cart } from '../cart.ts';
import { recordOrderEvents } from './order-events.ts';
import { orderFilter } from './order-filter.ts';
import type { StoredOrder } from './order.model.ts';

export interface OrderChange {
  /** Id or code, in any spelling. */
  key: string;
  context: EventContext;
  /** For whom the order is there at all; everybody else gets ORDER_NOT_FOUND. Default: every caller. */
  isVisible?: (order: StoredOrder) => boolean;
  /** The revision that the change is based on; undefined skips the check. */
  revision?: number | undefined;
  /** Presents the state that VERSION_CONFLICT carries; needed where `revision` may be given. */
  present?: (order: StoredOrder) => Order;
  /** Name of the action in the audit record, of staff's writes, for example `order.weigh`. */
  staffAction?: string;
  /** Returns the changed order, or the same object when there is nothing to change. May run more than once. */
  apply(order: StoredOrder, session: ClientSession): StoredOrder | Promise<StoredOrder>;
}

type Writer = Pick<Cart, 'orders' | 'connection' | 'now'>;

/**
 * The one way in which an order changes, within a transaction of the caller: revision + 1, the events that follow from the difference, and the audit record of
 * staff. Two changes at once are repeated by the transaction. Throws ORDER_NOT_FOUND, VERSION_CONFLICT and what `apply` throws.
 */
export async function changeOrderIn(cart: Writer, session: ClientSession, change: OrderChange): Promise<StoredOrder> {
  const { context, isVisible = () => true, staffAction } = change;
  const before = await cart.orders.findOne(orderFilter(change.key)).session(session).lean<StoredOrder>();
  if (before === null || !isVisible(before)) throw new ApiFailure('ORDER_NOT_FOUND');
  checkRevision(before, change.revision, change.present);
  const changed = await change.apply(before, session);
  if (changed === before) return before;

  const after: StoredOrder = { ...changed, revision: before.revision + 1, updatedAt: cart.now() };
  const { matchedCount } = await cart.orders.replaceOne({ _id: before._id, revision: before.revision }, after, { session });
  if (matchedCount === 0) throw concurrentChangeError(`order ${after.code}`);
  await recordOrderEvents(cart.connection, session, { before, after, context });
  if (staffAction !== undefined) {
    const subject = { type: 'order', id: after._id.toHexString() };
    await recordAudit(cart.connection, session, { action: staffAction, subject, before: auditedState(before), after: auditedState(after), context });
  }
  return after;
}

/** `changeOrderIn` in a transaction of its own. */
export function changeOrder(cart: Writer & Pick<Cart, 'transact'>, change: OrderChange): Promise<StoredOrder> {
  return cart.transact((session) => changeOrderIn(cart, session, change));
}

/** What staff can change; without the recipient, whom an audit record would remember after the account is closed. */
function auditedState({ code, status, lines, shipping, photos, ledger, cancelReason, revision }: StoredOrder): object {
  return { code, status, lines: lines.map(({ _id, status: lineStatus, note }) => ({ _id, status: lineStatus, note })), shipping, photos, ledger, cancelReason, revision };
}
