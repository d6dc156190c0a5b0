import { cartLimits } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { KnownProduct } from '../product/known-products.ts';
import { isBoughtOnRequest } from './line-state.ts';

/** The most pieces of a product that a line may have. */
export const greatestAmount = (product: KnownProduct): number =>
  isBoughtOnRequest(product) ? cartLimits.amount : Math.min(product.stock, cartLimits.amount);

/** Throws CART_AMOUNT_NOT_ENOUGH for a line of more pieces than there are. */
export function checkStock(amount: number, product: KnownProduct): void {
  if (amount > greatestAmount(product)) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH');
}
