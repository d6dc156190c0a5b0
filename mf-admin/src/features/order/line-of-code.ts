import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { linesToPack, packedAmountOf } from './packed-amount.ts';

const keyOf = (code = '') => codeKeyOf(code);

/**
 * Returns the line for a scanned code: the line of one of these products or, for goods from outside, the line with that tracking code or seller's order number.
 * Of several lines it returns the first that is not fully ticked, so that each scan counts.
 */
export function lineOfCode(
  order: Pick<Order, 'lines' | 'work'>,
  code: string,
  products: ReadonlySet<string>,
): OrderLine | undefined {
  const key = keyOf(code);
  const lines = linesToPack(order).filter(
    ({ product, purchase }) =>
      (product !== undefined && products.has(product)) ||
      (key !== '' && [purchase?.seller?.tracking, purchase?.seller?.order].some((each) => keyOf(each) === key)),
  );
  return lines.find(({ _id, amount }) => packedAmountOf(order, _id) < amount) ?? lines[0];
}
