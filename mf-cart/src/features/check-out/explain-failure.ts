import type { ApiError } from '@gvg/browser-kit';
import type { PresentAmounts } from '@gvg/contracts/cart/http/orders';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { ErrorCode } from '@gvg/contracts/errors';

/** Failures of placing an order that have a way out, by the text that explains it; those in `inCart` are put right in the cart. */
const explained: Partial<Record<ErrorCode, string>> = {
  TOTALS_CHANGED: 'TOTALS_CHANGED',
  VERSION_CONFLICT: 'TOTALS_CHANGED',
  CART_LINE_NOT_READY: 'CART_LINE_NOT_READY',
  CART_AMOUNT_NOT_ENOUGH: 'CART_AMOUNT_NOT_ENOUGH',
  GOODS_RESTRICTED: 'GOODS_RESTRICTED',
  QUOTE_EXPIRED: 'QUOTE_EXPIRED',
  CART_NOT_FOUND: 'GONE',
  CART_WAS_DELETED: 'GONE',
};
const inCart: readonly ErrorCode[] = [
  'CART_LINE_NOT_READY',
  'CART_AMOUNT_NOT_ENOUGH',
  'QUOTE_EXPIRED',
  'GOODS_RESTRICTED',
];

export interface Explanation {
  /** Key of the text; undefined where the error's own text says all. */
  text: string | undefined;
  /** Lines that the failure names. */
  lines: readonly CartLine[];
  leadsToCart: boolean;
  /** What the freight is now, where it is not what the page showed. */
  freight: number | undefined;
}

/** What to say about a failed order: details name lines by their position in the request, or by their id. */
export function explainFailure({ code, details, current }: ApiError, taken: readonly CartLine[]): Explanation {
  const lines = details.flatMap(({ path, message }) => {
    const position = /^lines\.(\d+)/.exec(path)?.[1];
    return taken.filter(({ _id }, index) => position === String(index) || path.includes(_id) || message.includes(_id));
  });
  const { freight } = ((code === 'VERSION_CONFLICT' && current) || {}) as Partial<PresentAmounts>;
  return {
    text: freight === undefined ? explained[code] : 'FREIGHT_CHANGED',
    freight,
    lines: [...new Set(lines)],
    leadsToCart: inCart.includes(code),
  };
}
