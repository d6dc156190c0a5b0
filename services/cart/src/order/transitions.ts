import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { StoredOrder, StoredTimelineEntry } from './order.model.ts';
import { depositGapOf, totalsOf } from './order-totals.ts';

/** Who moves an order: the customer, staff, or the shop by itself. */
export type Mover = StoredTimelineEntry['by'];

/** What a move depends on, beside the status. */
export type MovingOrder = Pick<StoredOrder, 'status' | 'ledger' | 'depositShare' | 'shipping'> & {
  lines: readonly Pick<StoredOrder['lines'][number], 'status' | 'quote'>[];
};

type Condition = (order: MovingOrder) => boolean;

const isAwaited: Condition = ({ lines }) => lines.some(({ status }) => status === 'TO_BUY' || status === 'BOUGHT');
const isAllHere: Condition = (order) => !isAwaited(order) && order.lines.some(({ status }) => status === 'READY');
const isNoLineLeft: Condition = ({ lines }) => lines.every(({ status }) => status === 'CANCELLED');
/** Lines with a quote are bought for the customer, all others lie in stock from the start. */
const isNothingBought: Condition = ({ lines }) =>
  !lines.some(({ status, quote }) => quote !== undefined && (status === 'BOUGHT' || status === 'READY'));
const isWeighed: Condition = ({ shipping }) => shipping.actualGrams !== undefined;
const dueOnceMoved = (order: MovingOrder, status: OrderStatus) => totalsOf({ ...order, status }).due;
const isDepositPaid: Condition = (order) => depositGapOf(order) === 0;
const isAllPaid: Condition = (order) => dueOnceMoved(order, 'PACKED') === 0;
const isPaidBack: Condition = ({ ledger, ...order }) =>
  ledger.some(({ kind }) => kind === 'REFUND') && totalsOf({ ...order, ledger }).credit === 0;

/** A refund was booked by mistake. */
const isRefundTakenBack: Condition = ({ ledger }) => ledger.some(({ takesBack }) => takesBack !== undefined);

const both =
  (...conditions: Condition[]): Condition =>
  (order) =>
    conditions.every((condition) => condition(order));
const not =
  (condition: Condition): Condition =>
  (order) =>
    !condition(order);

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Mover[];
  /** Without one the move is always allowed. */
  when?: Condition;
}

const isDepositMovedAway = both(not(isDepositPaid), isNothingBought);

/**
 * Every move of an order (rules/cart-and-orders.md). Stocked lines alone skip PURCHASING, and a parcel with nothing due goes from the scale straight to
 * PACKED. A customer may cancel until the first thing is bought for them. Back goes an order whose money was moved away, or that was weighed or changed again.
 */
export const transitions: readonly Transition[] = [
  { from: 'PURCHASING', to: 'AWAITING_DEPOSIT', by: ['SYSTEM'], when: isDepositMovedAway },
  { from: 'AT_WAREHOUSE', to: 'AWAITING_DEPOSIT', by: ['SYSTEM'], when: isDepositMovedAway },
  { from: 'AWAITING_BALANCE', to: 'AWAITING_DEPOSIT', by: ['SYSTEM'], when: isDepositMovedAway },
  { from: 'PACKED', to: 'AWAITING_DEPOSIT', by: ['SYSTEM'], when: isDepositMovedAway },
  { from: 'PACKED', to: 'AWAITING_BALANCE', by: ['SYSTEM'], when: not(isAllPaid) },
  { from: 'AWAITING_BALANCE', to: 'AT_WAREHOUSE', by: ['SYSTEM'], when: not(isWeighed) },

  { from: 'AWAITING_DEPOSIT', to: 'PURCHASING', by: ['SYSTEM', 'STAFF'], when: both(isDepositPaid, isAwaited) },
  { from: 'AWAITING_DEPOSIT', to: 'AT_WAREHOUSE', by: ['SYSTEM', 'STAFF'], when: both(isDepositPaid, not(isAwaited)) },
  { from: 'PURCHASING', to: 'AT_WAREHOUSE', by: ['SYSTEM', 'STAFF'], when: isAllHere },
  { from: 'AT_WAREHOUSE', to: 'AWAITING_BALANCE', by: ['SYSTEM', 'STAFF'], when: both(isWeighed, not(isAllPaid)) },
  { from: 'AT_WAREHOUSE', to: 'PACKED', by: ['SYSTEM', 'STAFF'], when: both(isWeighed, isAllPaid) },
  { from: 'AWAITING_BALANCE', to: 'PACKED', by: ['SYSTEM', 'STAFF'], when: isAllPaid },
  { from: 'PACKED', to: 'SHIPPED', by: ['STAFF'], when: isAllPaid },
  { from: 'SHIPPED', to: 'DELIVERED', by: ['STAFF', 'CUSTOMER'] },

  { from: 'AWAITING_DEPOSIT', to: 'CANCELLED', by: ['CUSTOMER', 'STAFF', 'SYSTEM'] },
  { from: 'PURCHASING', to: 'CANCELLED', by: ['CUSTOMER'], when: isNothingBought },
  { from: 'PURCHASING', to: 'CANCELLED', by: ['STAFF'] },
  { from: 'PURCHASING', to: 'CANCELLED', by: ['SYSTEM'], when: isNoLineLeft },
  { from: 'AT_WAREHOUSE', to: 'CANCELLED', by: ['STAFF'] },
  { from: 'AWAITING_BALANCE', to: 'CANCELLED', by: ['STAFF'] },
  { from: 'PACKED', to: 'CANCELLED', by: ['STAFF'] },

  { from: 'CANCELLED', to: 'REFUNDED', by: ['SYSTEM'], when: isPaidBack },
  { from: 'REFUNDED', to: 'CANCELLED', by: ['SYSTEM'], when: both(isRefundTakenBack, not(isPaidBack)) },
];

const isTransition = (order: MovingOrder, to: OrderStatus, mover: Mover) => (transition: Transition) =>
  transition.from === order.status &&
  transition.to === to &&
  transition.by.includes(mover) &&
  transition.when?.(order) !== false;

/** Whether this order may go to `to` at this moment by this mover. */
export function isMoveAllowed(order: MovingOrder, to: OrderStatus, mover: Mover): boolean {
  return transitions.some(isTransition(order, to, mover));
}

/** Where the shop moves the order by itself, now that its money and lines are as they are; never to CANCELLED, unless it was over before. */
export function nextMove(order: MovingOrder): OrderStatus | undefined {
  return transitions.find(
    ({ from, to }) =>
      from === order.status && (to !== 'CANCELLED' || from === 'REFUNDED') && isMoveAllowed(order, to, 'SYSTEM'),
  )?.to;
}
