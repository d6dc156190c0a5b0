import type { QueryFilter } from 'mongoose';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';

/** A line of a catalogue product. */
export type SoldLine = OrderLine & { product: string };

/** Returns the product lines of the matching orders by product, without cancelled ones. */
export async function soldByProduct(
  { orders }: Pick<Cart, 'orders'>,
  filter: QueryFilter<StoredOrder> & { createdAt: object },
): Promise<Map<string, SoldLine[]>> {
  const placed = await orders
    .find({ ...filter, status: { $nin: ['CANCELLED', 'REFUNDED'] } }, { lines: 1 })
    .hint({ createdAt: -1, _id: -1 })
    .lean<{ lines: OrderLine[] }[]>();
  const sold = placed
    .flatMap(({ lines }) => lines)
    .filter((line): line is SoldLine => line.product !== undefined && line.status !== 'CANCELLED');
  return Map.groupBy(sold, ({ product }) => product);
}

export const piecesOf = (lines: readonly SoldLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
