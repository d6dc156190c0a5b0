import { cartLimits } from '@gvg/contracts/cart/terms';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { KnownProduct } from '../product/known-products.ts';
import { isBoughtOnRequest } from './line-state.ts';

/** Maximum number of pieces in a line of the product. */
export const greatestAmount = (product: KnownProduct): number =>
  isBoughtOnRequest(product) ? cartLimits.amount : Math.min(product.stock, cartLimits.amount);

/** Throws `CART_AMOUNT_NOT_ENOUGH` with the available stock if a line exceeds it. */
export function checkStock(amount: number, product: KnownProduct, locale: Locale): void {
  const maximum = greatestAmount(product);
  if (amount <= maximum) return;
  const message = validationMessage('TOO_BIG', locale, { maximum: String(maximum) });
  throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', {
    details: [{ path: 'amount', code: 'TOO_BIG', message, maximum }],
  });
}
