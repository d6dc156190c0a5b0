import type { AddedProduct, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { CatalogueClient } from '../../../catalogue/catalogue-client.ts';
import type { Cart } from '../../../cart.ts';
import { greatestAmount } from '../../../line/check-stock.ts';
import { failureAt } from '../../../line/chosen-lines.ts';
import type { WrongLine } from '../../../line/chosen-lines.ts';
import { lineState } from '../../../line/line-state.ts';
import { snapshotOf } from '../../../line/product-snapshot.ts';
import type { KnownProduct } from '../../../product/known-products.ts';
import type { StoredOrder } from '../../order.model.ts';
import { toEstimateLine, toStockedLine } from '../../ordered-lines.ts';
import { refusedLines } from '../../place-order/draft-order.ts';

/** Products to add to an order, with its destination and service. */
export interface Addition {
  added: readonly AddedProduct[];
  country: string;
  service: ShippingService;
  locale: Locale;
}

/** Throws `INVALID_PAYLOAD` for a product that is named twice or is already in the order: more pieces of that line are added at its agreed price. */
function checkOnce({ lines }: Pick<StoredOrder, 'lines'>, { added, locale }: Addition): void {
  const ordered = new Set(lines.flatMap(({ product, status }) => (status === 'CANCELLED' ? [] : (product ?? []))));
  const faults = added.flatMap(({ product }, index) => {
    const path = `added.${index}.product`;
    if (ordered.has(product)) return [{ path, code: 'PRODUCT_IS_ORDERED', locale }];
    const isNamedBefore = added.findIndex((other) => other.product === product) < index;
    return isNamedBefore ? [{ path, code: 'INVALID_VALUE', locale }] : [];
  });
  if (faults.length > 0) throw invalidFields(faults);
}

/** State of a cart line for the product if the customer had just seen it. */
function stateOf({ amount }: AddedProduct, product: KnownProduct | undefined): CartLineState {
  return lineState({
    line: { type: 'IN_SYSTEM', amount, ...(product && { product: snapshotOf(product) }) },
    product,
  });
}

/** Throws `CART_LINE_NOT_READY` with the products that are not for sale from stock, and `CART_AMOUNT_NOT_ENOUGH` with those beyond the stock. */
function checkOrderable({ added, locale }: Addition, known: ReadonlyMap<string, KnownProduct>): void {
  const states = added.map((one) => stateOf(one, known.get(one.product)));
  const unsold = states.flatMap((code, index): WrongLine[] =>
    code === 'READY' || code === 'NOT_ENOUGH_STOCK' ? [] : [{ index, code }],
  );
  if (unsold.length > 0) throw failureAt('added', 'CART_LINE_NOT_READY', unsold, locale);
  const short = added.flatMap(({ product: id }, index) => {
    const product = known.get(id);
    if (states[index] === 'READY' || product === undefined) return [];
    const message = validationMessage('TOO_BIG', locale, { maximum: String(greatestAmount(product)) });
    return [{ path: `added.${index}.amount`, code: 'TOO_BIG', message }];
  });
  if (short.length > 0) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: short });
}

/**
 * Checks by the rate in force, because the rate of the order no longer has restrictions. Throws `RATE_NOT_FOUND`, and `GOODS_RESTRICTED` with the products that
 * the service does not carry.
 */
async function checkCarried(
  catalogue: Pick<CatalogueClient, 'estimate'>,
  lines: readonly OrderLine[],
  { country, service, locale }: Addition,
): Promise<void> {
  const rows = await catalogue.estimate(country, lines.map(toEstimateLine));
  const row = rows.find((candidate) => candidate.service === service);
  if (row === undefined) throw new ApiFailure('RATE_NOT_FOUND');
  if (row.refused.length > 0) throw failureAt('added', 'GOODS_RESTRICTED', refusedLines(row.refused, locale), locale);
}

/** Creates order lines for products, with the checks of a placement. Stock is checked against cart's copy; catalogue decides on reservation. */
export async function addedLines(
  { products }: Pick<Cart, 'products'>,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  order: Pick<StoredOrder, 'lines'>,
  addition: Addition,
): Promise<OrderLine[]> {
  const { added } = addition;
  if (added.length === 0) return [];
  checkOnce(order, addition);
  const known = await products.find(added.map(({ product }) => product));
  checkOrderable(addition, known);
  const lines = added.flatMap(({ product: id, amount }) => {
    const product = known.get(id);
    return product === undefined ? [] : [toStockedLine(product, amount)];
  });
  await checkCarried(catalogue, lines, addition);
  return lines;
}
