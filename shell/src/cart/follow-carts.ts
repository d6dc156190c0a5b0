import { queryKeys, store } from '@gvg/browser-kit';
import { hashKey } from '@gvg/query';
import type { QueryClient } from '@gvg/query';
import { cartSummaryQuery } from './api/cart.ts';
import { cartMarkKey } from './cart-mark.ts';

/** Informs other tabs, and the browser's next page, that there is a cart. Without storage, other tabs follow when they are focused. */
export const markCart = (environment: string): void => store(cartMarkKey(environment), String(Date.now()));

/**
 * Reloads the cart when another tab has changed it, and announces the changes of this one: a write invalidates everything below
 * `queryKeys.cart`, including the summary. Returns a function that stops both.
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
