import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineState } from '@gvg/contracts/cart/terms';

/** Returns a key that survives a sign-in, which may replace a guest's line: the product's id, or the line's own for goods from outside. */
export const keyOfLine = (line: CartLine): string => (line.type === 'IN_SYSTEM' ? line.product._id : line._id);

const orderable: readonly CartLineState[] = ['READY', 'QUOTED'];
export const isOrderable = ({ state }: CartLine): boolean => orderable.includes(state);

const unquoted: readonly CartLineState[] = ['NEEDS_QUOTE', 'QUOTE_REFUSED', 'QUOTE_EXPIRED'];
/** Returns whether a quote can be requested, the first or another one. */
export const isUnquoted = ({ state }: CartLine): boolean => unquoted.includes(state);

/** Returns whether the shop buys it for the customer and quotes a price first. */
export const isPersonal = (line: CartLine): boolean =>
  line.type === 'WITHOUT_SYSTEM' || line.product.type === 'HARD_TO_GET';

const fixed: readonly CartLineState[] = ['QUOTE_REQUESTED', 'QUOTE_ANSWERED', 'QUOTED', 'NOT_AVAILABLE'];
/** Returns whether its amount is fixed, because a quote is for one amount. */
export const isAmountFixed = ({ state }: CartLine): boolean => fixed.includes(state);

const editable: readonly CartLineState[] = ['NEEDS_QUOTE', 'QUOTE_REFUSED', 'QUOTE_EXPIRED'];
/** Returns whether its details can be edited: no quote for it is open or accepted. */
export const isEditable = (line: CartLine): boolean => line.type === 'WITHOUT_SYSTEM' && editable.includes(line.state);

/** Returns the price of one piece in VND: the quote's, else the one that the customer has accepted; undefined without one. */
export function priceOf(line: CartLine): number | undefined {
  if (line.state === 'QUOTED' || line.state === 'QUOTE_ANSWERED') return line.quote?.price;
  return line.type === 'IN_SYSTEM' && !isPersonal(line)
    ? line.state === 'PRICE_CHANGED'
      ? line.current.price
      : line.product.price
    : undefined;
}

/** Returns the packed weight of one piece in grams, if known. */
export function weightOf(line: CartLine): number | undefined {
  return line.quote?.weightGrams ?? (line.type === 'IN_SYSTEM' ? line.current.weightGrams : line.weightGrams);
}
