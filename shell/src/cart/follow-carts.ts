import { queryKeys, store } from '@gvg/browser-kit';
import { hashKey } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { cartSummaryQuery } from './api/cart.ts';
import { cartMarkKey } from './cart-mark.ts';

/** Tells other tabs, and the next page of this browser, that there is a cart. Without storage the other tabs follow when they are focused. */
export const markCart = (environment: string): void => store(cartMarkKey(environment), String(Date.now()));

/**
 * Loads the cart again when another tab has changed it, and announces the changes of this one: a write invalidates everything below
 * `queryKeys.cart`, so also the summary. Until the returned function is called.
 */
export function followCarts(client: QueryClient, environment: string): () => void {
  const summaryHash = hashKey(cartSummaryQuery.queryKey);
  let isOfOtherTab = false;
  const endWatch = client.getQueryCache().subscribe((event) => {
    const isInvalidation = event.type === 'updated' && event.action.type === 'invalidate';
    if (isInvalidation && !isOfOtherTab && event.query.queryHash === summaryHash) markCart(environment);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key !== cartMarkKey(environment)) return;
    isOfOtherTab = true;
    void client.invalidateQueries({ queryKey: queryKeys.cart });
    isOfOtherTab = false;
  };
  addEventListener('storage', onStorage);
  return () => {
    endWatch();
    removeEventListener('storage', onStorage);
  };
}
