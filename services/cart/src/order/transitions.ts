import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { StoredOrder, StoredTimelineEntry } from './order.model.ts';
import { depositGapOf, totalsOf } from './order-totals.ts';

/** Mover of an order: the customer, staff, or the system. */
export type Mover = StoredTimelineEntry['by'];

/** State that a move depends on, in addition to the status. */
export type MovingOrder = Pick<StoredOrder, 'status' | 'ledger' | 'depositShare' | 'shipping'> & {
  lines: readonly Pick<StoredOrder['lines'][number], 'status' | 'quote'>[];
};

type Condition = (order: MovingOrder) => boolean;

const isAwaited: Condition = ({ lines }) => lines.some(({ status }) => status === 'TO_BUY' || status === 'BOUGHT');
const isAllHere: Condition = (order) => !isAwaited(order) && order.lines.some(({ status }) => status === 'READY');
const isNoLineLeft: Condition = ({ lines }) => lines.every(({ status }) => status === 'CANCELLED');
/** Lines with a quote are bought for the customer. All others are in stock from the start. */
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
  /** Absent if the move is always allowed. */
  when?: Condition;
}

const isDepositMovedAway = both(not(isDepositPaid), isNothingBought);

/**
 * All moves of an order (rules/cart-and-orders.md). Orders of only stocked lines skip PURCHASING, and a parcel with nothing due moves from the scale directly
 * to PACKED. A customer may cancel until the first item is bought. An order moves back when its money was moved away, or when it was weighed or changed again.
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

/** Returns true if this mover may move the order to `to` in its current state. */
export function isMoveAllowed(order: MovingOrder, to: OrderStatus, mover: Mover): boolean {
  return transitions.some(isTransition(order, to, mover));
}

/** Returns the next automatic move for the current money and lines. Never CANCELLED, except from REFUNDED. */
export function nextMove(order: MovingOrder): OrderStatus | undefined {
  return transitions.find(
    ({ from, to }) =>
      from === order.status && (to !== 'CANCELLED' || from === 'REFUNDED') && isMoveAllowed(order, to, 'SYSTEM'),
  )?.to;
}
