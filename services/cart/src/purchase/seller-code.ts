import type { CodeMatch } from '@gvg/contracts/cart/terms';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import type { Seller } from '@gvg/contracts/cart/http/order-schema';

/** Filters for unwound lines whose code at the seller is `text` in any spelling; empty for a text without letters and digits. */
export function sellerCodeFilters(text = ''): object[] {
  const key = codeKeyOf(text);
  if (key === '') return [];
  // Only letters and digits are left, so no escaping is needed.
  const spelling = { $regex: `^[^\\p{L}\\p{N}]*${[...key].join('[^\\p{L}\\p{N}]*')}[^\\p{L}\\p{N}]*$`, $options: 'i' };
  return [{ 'lines.purchase.seller.tracking': spelling }, { 'lines.purchase.seller.order': spelling }];
}

/** Returns which code of the seller has this key; undefined if none does. */
export function matchOf({ tracking, order }: Seller, key: string): CodeMatch | undefined {
  if (tracking !== undefined && codeKeyOf(tracking) === key) return 'TRACKING';
  return order !== undefined && codeKeyOf(order) === key ? 'SELLER_ORDER' : undefined;
}
