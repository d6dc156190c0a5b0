import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { movableTogether } from '@gvg/contracts/cart/http/orders';
import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** What staff does with a whole order; what belongs to a line or to the scale stands with that. */
export const moveNames = ['START', 'PACK', 'SHIP', 'DELIVER', 'REFUND', 'CANCEL'] as const;
export type MoveName = (typeof moveNames)[number];

/** A move; `reason` (key below `moves.reason` of the texts) says why it is not possible now. */
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

/** Moves in the order of an order's way; starting is shown only while it waits for its deposit. The service decides: this is what its transitions say. */
export function movesOf(order: Moving): Move[] {
  return moveNames
    .filter((name) => name !== 'START' || order.status === 'AWAITING_DEPOSIT')
    .map((name) => {
      const reason = reasons[name](order);
      return reason === undefined ? { name } : { name, reason };
    });
}

/** Whether its parcel lies at the warehouse: a wrong weight is weighed again until it is sent. */
export const isWeighable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'AT_WAREHOUSE' || status === 'AWAITING_BALANCE' || status === 'PACKED';

/** What is done with several orders at once: shipping and refunding need what belongs to one. */
export const movesTogether = ['START', 'PACK', 'DELIVER', 'CANCEL'] as const satisfies readonly MoveName[];
export type MoveTogether = (typeof movesTogether)[number];

type StatusTogether = (typeof movableTogether)[number];

/** Where a move leads; starting leads where the order's lines say. */
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

/** Why the order stays as it is (key below `moves.reason` of the texts); undefined where the move is possible. */
export function refusalOf(name: MoveTogether, order: Moving): string | undefined {
  if (name === 'START' && order.status !== 'AWAITING_DEPOSIT') return 'STARTED_ALREADY';
  return reasons[name](order);
}
