import {
  orderCancelled,
  orderDelivered,
  orderDueChanged,
  orderLineCancelled,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox/outbox';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { StoredOrder } from './order.model.ts';
import { depositGapOf, totalsOf } from './order-totals.ts';

export interface OrderDifference {
  before: StoredOrder;
  after: StoredOrder;
  context: EventContext;
}

/** Records what has happened to an order between two of its states, in the transaction of the change. */
export function recordOrderEvents(transaction: Transaction, { before, after, context }: OrderDifference): void {
  const _id = after._id.toHexString();
  const common = { _id, code: after.code, user: after.user };
  const record = <C extends EventContract>(contract: C, data: EventToRecord<C>['data']) =>
    transaction.record({ contract, subjectId: _id, revision: after.revision, data, context });

  for (const line of cancelledLines(before, after)) record(orderLineCancelled, { ...common, line });
  if (isDueNews({ before, after })) {
    record(orderDueChanged, {
      ...common,
      from: before.status,
      status: after.status,
      dueBefore: totalsOf(before).due,
      due: totalsOf(after).due,
      missing: missingOf(after),
    });
  }
  let from = before.status;
  for (const status of newStatuses({ before, after })) {
    record(orderStatusChanged, { ...common, from, status, due: totalsOf(after).due });
    if (status === 'CANCELLED' && after.cancelReason !== undefined)
      record(orderCancelled, { ...common, reason: after.cancelReason, owed: after.owed });
    if (status === 'DELIVERED')
      record(orderDelivered, { ...common, lines: deliveredLines(after), deliveredAt: after.updatedAt.toISOString() });
    from = status;
  }
}

/** The status at the end of a change that may make several moves, and CANCELLED on the way: an order whose money is back already is REFUNDED at once. */
function newStatuses({ before, after }: Pick<OrderDifference, 'before' | 'after'>): OrderStatus[] {
  if (after.status === before.status) return [];
  const reached = after.timeline.slice(before.timeline.length).map(({ status }) => status);
  return reached.filter((status, index) => status === 'CANCELLED' || index === reached.length - 1);
}

/** What is missing of a deposit that the order has gone beyond. */
const missingOf = (order: StoredOrder): number => (order.status === 'AWAITING_DEPOSIT' ? 0 : depositGapOf(order));

/** A payment that was received and a step of the order say themselves what is due. */
function isDueNews({ before, after }: Pick<OrderDifference, 'before' | 'after'>): boolean {
  const isReceived = after.ledger.slice(before.ledger.length).some(({ kind }) => kind === 'PAYMENT');
  const isStep = after.status !== before.status;
  return (
    missingOf(after) > missingOf(before) || (!isStep && !isReceived && totalsOf(after).due !== totalsOf(before).due)
  );
}

function cancelledLines(before: StoredOrder, after: StoredOrder): string[] {
  const open = new Set(before.lines.filter(({ status }) => status !== 'CANCELLED').map(({ _id }) => _id));
  return after.lines.filter(({ _id, status }) => status === 'CANCELLED' && open.has(_id)).map(({ _id }) => _id);
}

function deliveredLines({ lines }: StoredOrder): { product?: string; amount: number }[] {
  return lines
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ product, amount }) => (product === undefined ? { amount } : { product, amount }));
}
