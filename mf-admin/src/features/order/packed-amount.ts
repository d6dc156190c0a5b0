import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

type Packed = Pick<Order, 'lines' | 'work'>;

/** Lines that belong in the parcel. */
export const linesToPack = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ status }) => status !== 'CANCELLED');

/** Pieces of a line that lie in the parcel. */
export const packedAmountOf = ({ work }: Pick<Order, 'work'>, id: string): number =>
  work?.packing?.lines.find(({ line }) => line === id)?.amount ?? 0;

/** Pieces that belong in the parcel, and how many of them are ticked. */
export function packingProgressOf(order: Packed): { packed: number; pieces: number } {
  const lines = linesToPack(order);
  const sumOf = (count: (line: OrderLine) => number) => lines.reduce((sum, line) => sum + count(line), 0);
  return {
    packed: sumOf(({ _id, amount }) => Math.min(packedAmountOf(order, _id), amount)),
    pieces: sumOf(({ amount }) => amount),
  };
}

/** Whether every piece is ticked: else the parcel is sent with a reason. */
export function isAllPacked(order: Packed): boolean {
  const { packed, pieces } = packingProgressOf(order);
  return packed === pieces;
}
