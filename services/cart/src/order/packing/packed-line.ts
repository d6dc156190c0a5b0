import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredOrder, StoredOrderWork } from '../order.model.ts';
import { findLine } from '../with-line.ts';
import { withWork } from '../work/with-work.ts';

type Packing = NonNullable<StoredOrderWork['packing']>;

const linesOf = ({ work }: Pick<StoredOrder, 'work'>): Packing['lines'] => work?.packing?.lines ?? [];

/**
 * Returns the order with the number of packed pieces of a line. Throws `ORDER_STATUS_CONFLICT` outside PACKED and for a cancelled line, `ORDER_NOT_FOUND` for
 * an unknown line.
 */
export function packedLine(order: StoredOrder, { line: id, amount }: { line: string; amount: number }): StoredOrder {
  const line = findLine(order, id);
  if (order.status !== 'PACKED' || line.status === 'CANCELLED') throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const others = linesOf(order).filter((each) => each.line !== id);
  const lines = amount === 0 ? others : [...others, { line: id, amount }];
  return withWork(order, (work) => ({ ...work, packing: { ...work.packing, lines } }));
}

/** Returns the order without packing ticks, because its parcel has changed. */
export function withoutPacking(order: StoredOrder): StoredOrder {
  if (order.work?.packing === undefined) return order;
  return withWork(order, ({ packing: _, ...work }) => work);
}

/** Returns true if each piece of each line that is not cancelled is ticked. */
export function isAllPacked(order: Pick<StoredOrder, 'lines' | 'work'>): boolean {
  const packed = new Map(linesOf(order).map(({ line, amount }) => [line, amount]));
  return order.lines.every(({ _id, status, amount }) => status === 'CANCELLED' || (packed.get(_id) ?? 0) >= amount);
}

/** Returns the order with the reason for sending it with missing ticks. Throws `PACKING_INCOMPLETE` if ticks and reason are missing. */
export function sentIncomplete(order: StoredOrder, reason: Packing['reason']): StoredOrder {
  if (isAllPacked(order)) return order;
  if (reason === undefined) throw new ApiFailure('PACKING_INCOMPLETE');
  return withWork(order, (work) => ({ ...work, packing: { lines: linesOf(order), reason } }));
}
