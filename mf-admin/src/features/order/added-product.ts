import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Obstacle } from '../products/components/product-search.tsx';

/** A product that staff adds to an order; undefined while what is typed is no amount. */
export interface AddedDraft {
  product: ProductCard;
  amount: number | undefined;
}

/** The most pieces that can be added of a product. */
export const highestAmount = ({ stock }: Pick<ProductCard, 'stock'>): number =>
  Math.max(1, Math.min(stock, cartLimits.amount));

/** Why a product is not one to add; undefined where it is. */
export function obstacleTo(
  { _id, type, stock }: ProductCard,
  { lines }: Pick<Order, 'lines'>,
  added: readonly AddedDraft[],
): Obstacle | undefined {
  if (lines.some(({ product, status }) => product === _id && status !== 'CANCELLED')) return 'ORDERED';
  if (added.some(({ product }) => product._id === _id)) return 'CHOSEN';
  if (type === 'HARD_TO_GET') return 'NEEDS_QUOTE';
  return stock < 1 ? 'OUT_OF_STOCK' : undefined;
}
