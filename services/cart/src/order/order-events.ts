import {
  orderAmended,
  orderCancelled,
  orderChangeProposed,
  orderDelivered,
  orderDueChanged,
  orderLineBought,
  orderLineCancelled,
  orderPriceAnswered,
  orderPriceAsked,
  orderProposalEnded,
  orderRefundTakenBack,
  orderRefunded,
  orderShipmentCorrected,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox/outbox';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { amendedOrder } from './amendment/amended-order.ts';
import { sumsOf } from './amendment/order-sums.ts';
import { isClosed } from './is-closed.ts';
import type { StoredOrder } from './order.model.ts';
import { depositGapOf, totalsOf } from './order-totals.ts';

export interface OrderDifference {
  before: StoredOrder;
  after: StoredOrder;
  context: EventContext;
}

/** Records the events between two states of an order, in the transaction of the change. */
export function recordOrderEvents(transaction: Transaction, { before, after, context }: OrderDifference): void {
  const _id = after._id.toHexString();
  const common = { _id, code: after.code, user: after.user };
  const record = <C extends EventContract>(contract: C, data: EventToRecord<C>['data']) =>
    transaction.record({ contract, subjectId: _id, revision: after.revision, data, context });

  for (const { was, line } of changedLines(before, after)) {
    const event = { ...common, line: line._id };
    const { askedPrice } = line;
    if (askedPrice !== undefined && askedPrice !== was.askedPrice)
      record(orderPriceAsked, { ...event, price: askedPrice.price, until: askedPrice.until });
    if (was.askedPrice !== undefined && (line.price !== was.price || line.cancelReason === 'PRICE_DECLINED'))
      record(orderPriceAnswered, {
        ...event,
        price: was.askedPrice.price,
        accepted: line.cancelReason === undefined,
      });
    if (line.status === 'BOUGHT' && line.purchase !== was.purchase) record(orderLineBought, event);
    if (line.status === 'CANCELLED' && was.status !== 'CANCELLED')
      record(orderLineCancelled, {
        ...event,
        status: after.status,
        ...(line.cancelReason !== undefined && { reason: line.cancelReason }),
      });
  }
  const { proposal, lastProposal } = after;
  // A replaced proposal ends when the new one starts.
  if (lastProposal !== undefined && lastProposal._id !== before.lastProposal?._id)
    record(orderProposalEnded, { ...common, proposal: lastProposal._id, outcome: lastProposal.outcome });
  if (proposal !== undefined && proposal._id !== before.proposal?._id)
    record(orderChangeProposed, {
      ...common,
      proposal: proposal._id,
      until: proposal.until.toISOString(),
      totalBefore: sumsOf(after).total,
      total: sumsOf(amendedOrder(after, proposal.amendment, proposal.at)).total,
    });
  if (isShipmentCorrected({ before, after })) {
    const { carrier = '', trackingCode = '' } = after.shipping;
    record(orderShipmentCorrected, { ...common, carrier, trackingCode });
  }
  const { due, credit } = totalsOf(after);
  const { status: statusAfter, unallocated } = after;
  if (isAmended({ before, after })) record(orderAmended, { ...common, dueBefore: totalsOf(before).due, due, credit });
  if (isDueNews({ before, after })) {
    record(orderDueChanged, {
      ...common,
      from: before.status,
      status: statusAfter,
      dueBefore: totalsOf(before).due,
      due,
      credit,
      missing: missingOf(after),
    });
  }
  for (const { kind, amount, takesBack } of addedEntries({ before, after })) {
    if (takesBack !== undefined) record(orderRefundTakenBack, { ...common, amount });
    else if (kind === 'REFUND')
      record(orderRefunded, { ...common, status: statusAfter, amount: -amount, left: credit + unallocated });
  }
  let from = before.status;
  for (const status of newStatuses({ before, after })) {
    record(orderStatusChanged, { ...common, from, status, due, credit });
    // An order that returns from REFUNDED had been cancelled before.
    if (status === 'CANCELLED' && from !== 'REFUNDED' && after.cancelReason !== undefined)
      record(orderCancelled, { ...common, reason: after.cancelReason, owed: after.owed });
    if (status === 'DELIVERED')
      record(orderDelivered, { ...common, lines: deliveredLines(after), deliveredAt: after.updatedAt.toISOString() });
    from = status;
  }
}

/** Returns the final status of a change with several moves, and CANCELLED along the way: an order whose money is already back becomes REFUNDED at once. */
function newStatuses({ before, after }: Pick<OrderDifference, 'before' | 'after'>): OrderStatus[] {
  if (after.status === before.status) return [];
  const reached = after.timeline.slice(before.timeline.length).map(({ status }) => status);
  return reached.filter((status, index) => status === 'CANCELLED' || index === reached.length - 1);
}

/** Amount missing from the deposit of an order that is past AWAITING_DEPOSIT. */
const missingOf = (order: StoredOrder): number => (order.status === 'AWAITING_DEPOSIT' ? 0 : depositGapOf(order));

const isShipmentCorrected = ({ before, after }: Pick<OrderDifference, 'before' | 'after'>): boolean =>
  before.status === 'SHIPPED' &&
  after.status === 'SHIPPED' &&
  (before.shipping.carrier !== after.shipping.carrier || before.shipping.trackingCode !== after.shipping.trackingCode);

const isAmended = ({ before, after }: Pick<OrderDifference, 'before' | 'after'>): boolean =>
  after.amendedAt?.getTime() !== before.amendedAt?.getTime();

const addedEntries = ({ before, after }: Pick<OrderDifference, 'before' | 'after'>) =>
  after.ledger.slice(before.ledger.length);

/** Entries that are announced to the customer by their own events, or need no announcement because the account is closed (FORFEITED). */
const announcedKinds: readonly LedgerEntryKind[] = ['PAYMENT', 'REFUND', 'FORFEITED'];

/** A status change announces the due amount, except from AWAITING_BALANCE to PACKED: the payment that causes it does, or else `order.due-changed`. */
const isAnnouncedStep = ({ before, after }: Pick<OrderDifference, 'before' | 'after'>): boolean =>
  after.status !== before.status && !(before.status === 'AWAITING_BALANCE' && after.status === 'PACKED');

/** Changes of lines and by staff announce their effect on the money themselves, and so does the end of an order. */
function isDueNews({ before, after }: Pick<OrderDifference, 'before' | 'after'>): boolean {
  if (missingOf(after) > missingOf(before)) return true;
  const isAnnounced =
    isAnnouncedStep({ before, after }) ||
    isAmended({ before, after }) ||
    changedLines(before, after).length > 0 ||
    addedEntries({ before, after }).some(({ kind }) => announcedKinds.includes(kind));
  const [was, is] = [totalsOf(before), totalsOf(after)];
  return !isAnnounced && !isClosed(after) && (is.due !== was.due || is.credit !== was.credit);
}

/** Lines that differ. Line objects are never mutated. */
function changedLines(before: StoredOrder, after: StoredOrder): { was: OrderLine; line: OrderLine }[] {
  const earlier = new Map(before.lines.map((line) => [line._id, line]));
  return after.lines.flatMap((line) => {
    const was = earlier.get(line._id);
    return was === undefined || was === line ? [] : [{ was, line }];
  });
}

function deliveredLines({ lines }: StoredOrder): { product?: string; amount: number }[] {
  return lines
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ product, amount }) => (product === undefined ? { amount } : { product, amount }));
}
