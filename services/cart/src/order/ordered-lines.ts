import { Types } from 'mongoose';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { EstimateLine } from '../catalogue/catalogue-client.ts';
import type { LoadedLine } from '../line/load-lines.ts';
import type { StoredOutside } from '../line/stored-line.ts';
import type { KnownProduct } from '../product/known-products.ts';

/** Returns why a cart line cannot be ordered in this amount: its state, or WITHOUT_CART once it has left the cart. Undefined if it can. */
export function obstacleTo(
  { line, product, quote, state }: LoadedLine,
  amount: number,
): CartLineState | 'WITHOUT_CART' | undefined {
  if (line.status !== 'IN_CART') return 'WITHOUT_CART';
  // A quote is valid only for the requested amount.
  if (state === 'QUOTED') return amount === quote?.amount ? undefined : 'NEEDS_QUOTE';
  if (state !== 'READY') return state;
  return product !== undefined && product.stock >= amount ? undefined : 'NOT_ENOUGH_STOCK';
}

/** Product fields that determine freight, which a quote does not change. */
function productFields({ _id, name, image, weightGrams, dimensionsMm, type, category }: KnownProduct) {
  return { product: _id, name, image, weightGrams, ...(dimensionsMm && { dimensionsMm }), goodsType: type, category };
}

function outsideFields({ url, name, images }: StoredOutside, quote: LoadedLine['quote']) {
  const { weightGrams, dimensionsMm, goodsType = 'NORMAL', categoryType } = quote?.offer ?? {};
  if (weightGrams === undefined || categoryType === undefined)
    throw new Error(`the quote ${quote?._id ?? ''} lacks what freight depends on`);
  const [image] = images;
  return {
    ...(url !== undefined && { url }),
    name: { vi: name, en: '' },
    ...(image !== undefined && { image }),
    weightGrams,
    ...(dimensionsMm && { dimensionsMm }),
    goodsType,
    categoryType,
  };
}

const newLineId = () => new Types.ObjectId().toHexString();

/** Creates an order line from stock at the catalogue price. */
export function toStockedLine(product: KnownProduct, amount: number): OrderLine {
  const { price } = product;
  return { _id: newLineId(), type: 'IN_SYSTEM', ...productFields(product), amount, price, fee: 0, status: 'READY' };
}

/**
 * Converts an orderable cart line to an order line: from stock at the catalogue price, or to be bought at the price and fee of its quote. Throws an Error for
 * any other line.
 */
export function toOrderLine({ line, product, quote, state }: LoadedLine, amount: number): OrderLine {
  if (state !== 'QUOTED' && line.outside === undefined && product !== undefined) return toStockedLine(product, amount);
  const goods = line.outside === undefined ? product && productFields(product) : outsideFields(line.outside, quote);
  if (state !== 'QUOTED' || goods === undefined || quote?.offer?.price === undefined)
    throw new Error(`the line ${line._id.toHexString()} cannot be ordered`);
  const { price, fee = 0 } = quote.offer;
  return { _id: newLineId(), type: line.type, ...goods, amount, price, fee, quote: quote._id, status: 'TO_BUY' };
}

/** Charges of these lines without freight, in VND. */
export function chargesOf(lines: readonly Pick<OrderLine, 'price' | 'amount' | 'fee'>[]): {
  goods: number;
  serviceFee: number;
} {
  return lines.reduce(
    (sum, { price, amount, fee }) => ({ goods: sum.goods + price * amount, serviceFee: sum.serviceFee + fee }),
    { goods: 0, serviceFee: 0 },
  );
}

/** Converts the line to the input of a freight estimate. */
export function toEstimateLine({
  product,
  goodsType,
  categoryType,
  weightGrams,
  dimensionsMm,
  amount,
}: OrderLine): EstimateLine {
  if (product !== undefined) return { product, amount };
  if (categoryType === undefined) throw new Error('goods from outside have a category type');
  return { goodsType, categoryType, weightGrams, ...(dimensionsMm && { dimensionsMm }), amount };
}
