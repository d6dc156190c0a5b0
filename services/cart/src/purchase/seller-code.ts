import type { CodeMatch } from '@gvg/contracts/cart/terms';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import type { Seller } from '@gvg/contracts/cart/http/order-schema';

/** Finds lines (their array taken apart) whose code at the seller's is `text`, in any spelling; none for a text without a letter or digit. */
export function sellerCodeFilters(text = ''): object[] {
  const key = codeKeyOf(text);
  if (key === '') return [];
  // Letters and digits alone are left: nothing of it has a meaning in a pattern.
  const spelling = { $regex: `^[^\\p{L}\\p{N}]*${[...key].join('[^\\p{L}\\p{N}]*')}[^\\p{L}\\p{N}]*$`, $options: 'i' };
  return [{ 'lines.purchase.seller.tracking': spelling }, { 'lines.purchase.seller.order': spelling }];
}

/** Which code of the seller is the one with this key; undefined when none is. */
export function matchOf({ tracking, order }: Seller, key: string): CodeMatch | undefined {
  if (tracking !== undefined && codeKeyOf(tracking) === key) return 'TRACKING';
  return order !== undefined && codeKeyOf(order) === key ? 'SELLER_ORDER' : undefined;
}
