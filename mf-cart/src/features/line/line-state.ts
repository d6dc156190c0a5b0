import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineState } from '@gvg/contracts/cart/terms';

/** Survives a sign-in, by which a guest's line may become another one: the product, or the line itself where it is from outside. */
export const keyOfLine = (line: CartLine): string => (line.type === 'IN_SYSTEM' ? line.product._id : line._id);

const orderable: readonly CartLineState[] = ['READY', 'QUOTED'];
export const isOrderable = ({ state }: CartLine): boolean => orderable.includes(state);

const unquoted: readonly CartLineState[] = ['NEEDS_QUOTE', 'QUOTE_REFUSED', 'QUOTE_EXPIRED'];
/** Whether a quote may be asked for, the first or another one. */
export const isUnquoted = ({ state }: CartLine): boolean => unquoted.includes(state);

/** Whether the shop looks for it and quotes a price first. */
export const isPersonal = (line: CartLine): boolean =>
  line.type === 'WITHOUT_SYSTEM' || line.product.type === 'HARD_TO_GET';

const fixed: readonly CartLineState[] = ['QUOTE_REQUESTED', 'QUOTE_ANSWERED', 'QUOTED', 'NOT_AVAILABLE'];
/** Whether its amount may change: a quote is about one amount. */
export const isAmountFixed = ({ state }: CartLine): boolean => fixed.includes(state);

const editable: readonly CartLineState[] = ['NEEDS_QUOTE', 'QUOTE_REFUSED', 'QUOTE_EXPIRED'];
/** Whether its details may be edited: no quote about it is open or accepted. */
export const isEditable = (line: CartLine): boolean => line.type === 'WITHOUT_SYSTEM' && editable.includes(line.state);

/** Price of one piece in VND: of the quote, else the one that the customer has agreed to; undefined while there is none. */
export function priceOf(line: CartLine): number | undefined {
  if (line.state === 'QUOTED' || line.state === 'QUOTE_ANSWERED') return line.quote?.price;
  return line.type === 'IN_SYSTEM' && !isPersonal(line)
    ? line.state === 'PRICE_CHANGED'
      ? line.current.price
      : line.product.price
    : undefined;
}

/** Packed weight of one piece in grams, where it is known. */
export function weightOf(line: CartLine): number | undefined {
  return line.quote?.weightGrams ?? (line.type === 'IN_SYSTEM' ? line.current.weightGrams : line.weightGrams);
}
