import type { CartLineState } from '@gvg/contracts/cart/terms';
import type { Cart } from '../cart.ts';
import type { KnownProduct } from '../product/known-products.ts';
import { findLines } from './find-line.ts';
import { findLineQuotes } from './line-quote.ts';
import type { LineQuote } from './line-quote.ts';
import { lineState } from './line-state.ts';
import type { StoredCustomer, StoredLine } from './stored-line.ts';

/** A line with its current product and latest quote. */
export interface LoadedLine {
  line: StoredLine;
  product?: KnownProduct;
  quote?: LineQuote;
  state: CartLineState;
}

type Source = Pick<Cart, 'carts' | 'removedLines' | 'quotes' | 'products' | 'now'>;

/**
 * Completes lines with one query for their quotes, or none without quotes. `knownProducts` saves the product query. Throws the errors of `KnownProducts.find`.
 */
export async function completeLines(
  source: Pick<Source, 'quotes' | 'products' | 'now'>,
  lines: readonly StoredLine[],
  knownProducts?: ReadonlyMap<string, KnownProduct>,
): Promise<LoadedLine[]> {
  const [known, quotes] = await Promise.all([
    knownProducts ?? source.products.find(lines.flatMap(({ product }) => product?._id ?? [])),
    findLineQuotes(source, lines),
  ]);
  return lines.map((line) => {
    const product = known.get(line.product?._id ?? '');
    const quote = quotes.get(line);
    return { line, ...(product && { product }), ...(quote && { quote }), state: lineState({ line, product, quote }) };
  });
}

/** Loads a customer's lines with these ids, in or out of the cart. Omits ids of other customers. */
export async function loadLines(
  source: Source,
  customer: StoredCustomer,
  ids: readonly string[],
): Promise<LoadedLine[]> {
  return completeLines(source, await findLines(source, customer, ids));
}

/** `completeLines` for one line. */
export async function completeLine(
  source: Pick<Source, 'quotes' | 'products' | 'now'>,
  line: StoredLine,
  product?: KnownProduct,
): Promise<LoadedLine> {
  const [loaded] = await completeLines(source, [line], product && new Map([[product._id, product]]));
  return loaded as LoadedLine;
}
