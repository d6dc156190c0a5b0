import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { movableTogether } from '@gvg/contracts/cart/http/orders';
import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** Staff moves of a whole order. Those of a line or of the scale are next to these. */
export const moveNames = ['START', 'PACK', 'SHIP', 'DELIVER', 'REFUND', 'CANCEL'] as const;
export type MoveName = (typeof moveNames)[number];

/** Move. `reason` (translation key below `moves.reason`) is set if it is not possible now. */
export interface Move {
  name: MoveName;
  reason?: string;
}

type Moving = Pick<Order, 'status' | 'totals' | 'shipping'>;

const beforeShipping: readonly OrderStatus[] = [
  'AWAITING_DEPOSIT',
  'PURCHASING',
  'AT_WAREHOUSE',
  'AWAITING_BALANCE',
  'PACKED',
];
const isOver = (status: OrderStatus) => status === 'CANCELLED' || status === 'REFUNDED';
const hasLeft = (status: OrderStatus) => status === 'SHIPPED' || status === 'DELIVERED';

function packReason({ status, totals, shipping }: Moving): string | undefined {
  if (isOver(status)) return 'OVER';
  if (hasLeft(status) || status === 'PACKED') return 'PACKED_ALREADY';
  if (status === 'AWAITING_DEPOSIT' || status === 'PURCHASING') return 'NOT_ARRIVED';
  if (shipping.actualGrams === undefined) return 'NOT_WEIGHED';
  return totals.due > 0 ? 'NOT_PAID' : undefined;
}

const reasons: Record<MoveName, (order: Moving) => string | undefined> = {
  START: ({ totals }) => (totals.due > 0 ? 'NO_DEPOSIT' : undefined),
  PACK: packReason,
  SHIP: ({ status, totals }) => {
    if (isOver(status)) return 'OVER';
    if (hasLeft(status)) return 'SHIPPED_ALREADY';
    if (status !== 'PACKED') return 'NOT_PACKED';
    return totals.due > 0 ? 'NOT_PAID' : undefined;
  },
  DELIVER: ({ status }) => {
    if (isOver(status)) return 'OVER';
    if (status === 'DELIVERED') return 'DELIVERED_ALREADY';
    return status === 'SHIPPED' ? undefined : 'NOT_SHIPPED';
  },
  REFUND: ({ totals }) => (totals.credit > 0 ? undefined : 'NO_CREDIT'),
  CANCEL: ({ status }) => {
    if (isOver(status)) return 'OVER';
    return beforeShipping.includes(status) ? undefined : 'SHIPPED_ALREADY';
  },
};

/**
 * Returns the moves in the sequence of an order's steps, START only while the order waits for its deposit. Mirrors the transitions of the service, which
 * decides.
 */
export function movesOf(order: Moving): Move[] {
  return moveNames
    .filter((name) => name !== 'START' || order.status === 'AWAITING_DEPOSIT')
    .map((name) => {
      const reason = reasons[name](order);
      return reason === undefined ? { name } : { name, reason };
    });
}

/** Returns true while the parcel is at the warehouse: a wrong weight can be corrected until it is sent. */
export const isWeighable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'AT_WAREHOUSE' || status === 'AWAITING_BALANCE' || status === 'PACKED';

/** Moves for several orders at once. Shipping and refunding need input per order. */
export const movesTogether = ['START', 'PACK', 'DELIVER', 'CANCEL'] as const satisfies readonly MoveName[];
export type MoveTogether = (typeof movesTogether)[number];

type StatusTogether = (typeof movableTogether)[number];

/** Target status of a move. That of START depends on the lines of the order. */
export function targetOf(name: MoveTogether, order: Pick<Order, 'lines'>): StatusTogether;
export function targetOf(name: MoveName, order: Pick<Order, 'lines'>): OrderStatus;
export function targetOf(name: MoveName, { lines }: Pick<Order, 'lines'>): OrderStatus {
  switch (name) {
    case 'START':
      return lines.some(({ status }) => status === 'TO_BUY') ? 'PURCHASING' : 'AT_WAREHOUSE';
    case 'SHIP':
      return 'SHIPPED';
    case 'DELIVER':
      return 'DELIVERED';
    case 'CANCEL':
      return 'CANCELLED';
    default:
      return 'PACKED';
  }
}

/** Returns why the move is not possible (translation key below `moves.reason`), or undefined if it is. */
export function refusalOf(name: MoveTogether, order: Moving): string | undefined {
  if (name === 'START' && order.status !== 'AWAITING_DEPOSIT') return 'STARTED_ALREADY';
  return reasons[name](order);
}
