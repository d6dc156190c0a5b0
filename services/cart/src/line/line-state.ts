import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { KnownProduct } from '../product/known-products.ts';
import type { StoredLine } from './stored-line.ts';
import type { LineQuote } from './line-quote.ts';

export interface LineFacts {
  line: Pick<StoredLine, 'type' | 'amount' | 'product'>;
  /** For an IN_SYSTEM line; undefined if catalogue does not have it. */
  product?: KnownProduct | undefined;
  /** Latest quote of the line. */
  quote?: LineQuote | undefined;
}

/** Returns true if the product is on sale, regardless of stock. */
export const isAvailable = (product: KnownProduct | undefined): product is KnownProduct =>
  isThere(product) && product.isCategoryShown && product.isProducerShown;

/** Neither removed nor hidden itself. */
const isThere = (product: KnownProduct | undefined): product is KnownProduct =>
  product !== undefined && !product.isDeleted && product.isShowed !== false;

/** Hard-to-get products are bought on request like outside goods (rules/cart-and-orders.md), so stock does not limit them. */
export const isBoughtOnRequest = ({ type }: Pick<KnownProduct, 'type'>): boolean => type === 'HARD_TO_GET';

function stateByQuote({ amount }: LineFacts['line'], quote: LineQuote | undefined): CartLineState {
  if (quote === undefined || quote.isUsed || quote.status === 'DECLINED' || quote.status === 'WITHDRAWN')
    return 'NEEDS_QUOTE';
  if (quote.status === 'REQUESTED') return 'QUOTE_REQUESTED';
  if (quote.offer?.refusal !== undefined) return 'QUOTE_REFUSED';
  if (quote.status === 'EXPIRED') return 'QUOTE_EXPIRED';
  if (quote.status === 'ANSWERED') return 'QUOTE_ANSWERED';
  // The fee was calculated for the quote's amount.
  return quote.amount === amount ? 'QUOTED' : 'NEEDS_QUOTE';
}

function stateOfProductLine({ line, product, quote }: LineFacts): CartLineState {
  if (!isThere(product)) return 'NOT_AVAILABLE';
  // A valid quote freezes prices: the catalogue's price, weight and stock do not apply.
  if (line.product?.type === product.type && stateByQuote(line, quote) === 'QUOTED') return 'QUOTED';
  if (!isAvailable(product)) return 'NOT_AVAILABLE';
  if (isBoughtOnRequest(product)) return stateByQuote(line, line.product?.type === product.type ? quote : undefined);
  if (product.stock < line.amount) return 'NOT_ENOUGH_STOCK';
  return product.price === line.product?.price ? 'READY' : 'PRICE_CHANGED';
}

/** Returns the state of a cart line (rules/cart-and-orders.md). */
export function lineState(facts: LineFacts): CartLineState {
  return facts.line.type === 'IN_SYSTEM' ? stateOfProductLine(facts) : stateByQuote(facts.line, facts.quote);
}
