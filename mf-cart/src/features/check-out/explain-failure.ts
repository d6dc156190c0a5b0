import type { ApiError } from '@gvg/browser-kit';
import type { PresentAmounts } from '@gvg/contracts/cart/http/orders';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { ErrorCode } from '@gvg/contracts/errors';

/** Errors of placing an order that the customer can resolve, by the text that explains them; those in `inCart` are resolved in the cart. */
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

export interface NamedLine {
  line: CartLine;
  /** Available pieces, if that is the reason. */
  maximum: number | undefined;
}

export interface Explanation {
  /** Key of the text; undefined if the error's own text suffices. */
  text: string | undefined;
  /** Lines that the error names. */
  lines: readonly NamedLine[];
  leadsToCart: boolean;
  /** Current freight, if it differs from the one shown. */
  freight: number | undefined;
}

const freightOf = (current: unknown) => ((current ?? {}) as Partial<PresentAmounts>).freight;

function textOf({ code, details, current }: ApiError): string | undefined {
  if (code === 'VERSION_CONFLICT' && freightOf(current) !== undefined) return 'FREIGHT_CHANGED';
  if (
    code === 'CART_LINE_NOT_READY' &&
    details.length > 0 &&
    details.every((detail) => detail.code === 'PRICE_CHANGED')
  )
    return 'PRICE_CHANGED';
  return explained[code];
}

/**
 * Explains a failed order. Details refer to lines by their position in the request, or by their id: `asked` are the lines of that request
 * in order, even if the cart has changed since.
 */
export function explainFailure(error: ApiError, asked: readonly CartLine[]): Explanation {
  const { code, details, current } = error;
  const lines = new Map<CartLine, NamedLine>();
  for (const { path, message, maximum } of details) {
    const position = /^lines\.(\d+)/.exec(path)?.[1];
    for (const [index, line] of asked.entries())
      if (position === String(index) || path.includes(line._id) || message.includes(line._id))
        lines.set(line, { line, maximum });
  }
  return {
    text: textOf(error),
    freight: code === 'VERSION_CONFLICT' ? freightOf(current) : undefined,
    lines: [...lines.values()],
    leadsToCart: inCart.includes(code),
  };
}
