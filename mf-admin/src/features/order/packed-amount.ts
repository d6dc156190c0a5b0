import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

type Packed = Pick<Order, 'lines' | 'work'>;

/** Lines to pack. */
export const linesToPack = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ status }) => status !== 'CANCELLED');

/** Packed pieces of a line. */
export const packedAmountOf = ({ work }: Pick<Order, 'work'>, id: string): number =>
  work?.packing?.lines.find(({ line }) => line === id)?.amount ?? 0;

/** Number of pieces to pack, and how many are packed. */
export function packingProgressOf(order: Packed): { packed: number; pieces: number } {
  const lines = linesToPack(order);
  const sumOf = (count: (line: OrderLine) => number) => lines.reduce((sum, line) => sum + count(line), 0);
  return {
    packed: sumOf(({ _id, amount }) => Math.min(packedAmountOf(order, _id), amount)),
    pieces: sumOf(({ amount }) => amount),
  };
}

/** Returns true if every piece is packed. Otherwise shipping needs a reason. */
export function isAllPacked(order: Packed): boolean {
  const { packed, pieces } = packingProgressOf(order);
  return packed === pieces;
}
