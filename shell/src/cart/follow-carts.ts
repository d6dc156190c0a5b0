import type { DataClient } from '@gvg/browser-kit';
import { store } from '../page/browser-storage.ts';
import { cartMarkKey } from './cart-mark.ts';

type Queries = DataClient['queries'];
type Key = Parameters<Queries['invalidateQueries']>[0] extends { queryKey?: infer QueryKey } | undefined
  ? NonNullable<QueryKey>
  : never;

/** Tells other tabs, and the next page of this browser, that there is a cart. Without storage the other tabs follow when they are focused. */
export const markCart = (environment: string): void => store(cartMarkKey(environment), String(Date.now()));

/**
 * Loads the cart again when another tab has changed it, and announces the changes of this one: a write invalidates everything below `/v1/cart`, so also the
 * response at `key`. Until the returned function is called.
 */
export function followCarts(queries: Queries, environment: string, key: Key): () => void {
  let isOfOtherTab = false;
  const endWatch = queries.getQueryCache().subscribe((event) => {
    const isInvalidation = event.type === 'updated' && event.action.type === 'invalidate';
    if (isInvalidation && !isOfOtherTab && event.query.queryKey.join('') === key.join('')) markCart(environment);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key !== cartMarkKey(environment)) return;
    isOfOtherTab = true;
    void queries.invalidateQueries({ queryKey: key.slice(0, 2) });
    isOfOtherTab = false;
  };
  addEventListener('storage', onStorage);
  return () => {
    endWatch();
    removeEventListener('storage', onStorage);
  };
}
