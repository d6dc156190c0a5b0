import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { linesToPack, packedAmountOf } from './packed-amount.ts';

const keyOf = (code = '') => codeKeyOf(code);

/**
 * The line that a scanned code is: of one of these products, or, for goods from outside, with that tracking code or number at the seller's. Of several the first
 * that is not all ticked, so that each scan counts.
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
