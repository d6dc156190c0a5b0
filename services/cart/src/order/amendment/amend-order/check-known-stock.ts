import type { LineAmendment } from '@gvg/contracts/cart/http/order-schema';
import { maxDetails, validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../../cart.ts';
import { raisedAmounts } from '../change-reservation.ts';
import type { StoredOrder } from '../../order.model.ts';

/**
 * Checks against cart's copy of the stock, so that no impossible change is proposed; catalogue decides on reservation. Throws `CART_AMOUNT_NOT_ENOUGH` and
 * `CART_LINE_NOT_READY`.
 */
export async function checkKnownStock(
  { products }: Pick<Cart, 'products'>,
  { before, after }: { before: StoredOrder; after: StoredOrder },
  { lines: named, locale }: { lines: readonly LineAmendment[]; locale: Locale },
): Promise<void> {
  const lines = new Map(before.lines.map((line) => [line._id, line]));
  const raised = raisedAmounts(before, after).flatMap(({ line: id, amount }) => {
    const { product, amount: reserved = 0 } = lines.get(id) ?? {};
    return product === undefined ? [] : [{ id, product, amount, reserved }];
  });
  if (raised.length === 0) return;
  const known = await products.find(raised.map(({ product }) => product));
  const details = raised.flatMap(({ id, product: productId, amount, reserved }) => {
    const product = known.get(productId);
    if (product === undefined || product.isDeleted || product.isShowed === false)
      throw new ApiFailure('CART_LINE_NOT_READY');
    const maximum = reserved + product.stock;
    const path = `lines.${named.findIndex(({ line }) => line === id)}.amount`;
    const message = validationMessage('TOO_BIG', locale, { maximum: String(maximum) });
    return amount > maximum ? [{ path, code: 'TOO_BIG', message }] : [];
  });
  if (details.length > 0) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: details.slice(0, maxDetails) });
}
