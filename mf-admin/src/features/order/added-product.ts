import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Obstacle } from '../products/components/product-search.tsx';

/** Product that staff adds to an order. `amount` is undefined while the input is invalid. */
export interface AddedDraft {
  product: ProductCard;
  amount: number | undefined;
}

/** Highest amount of a product that can be added. */
export const highestAmount = ({ stock }: Pick<ProductCard, 'stock'>): number =>
  Math.max(1, Math.min(stock, cartLimits.amount));

/** Returns why a product cannot be added, or undefined if it can. */
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
