import { hasCustomer, queryKeys, shellApi, useSession } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { useQuery, useQueryClient } from '@gvg/query';
import { useEffect, useSyncExternalStore } from 'react';
import { CountBadge } from '../header/count-badge.tsx';
import { usePageInfo } from '../page/page-info.tsx';
import { useRefetchOn } from '../realtime/use-refetch-on.ts';
import { cartSummaryQuery, mergedCartQuery } from './api/cart.ts';
import { hasCartMark } from './cart-mark.ts';
import { followCarts, markCart } from './follow-carts.ts';

const cartEvents = ['CART', 'RESYNC'] as const;

/** A guest session starts while the page is open, at the latest with the first write. */
function useHasCustomer(): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getMutationCache().subscribe(listener),
    hasCustomer,
    () => false,
  );
}

/** Shows once how many lines of the guest were merged into the user's cart; the response waits for them (rules/accounts.md). */
function useMergedCart(): number | undefined {
  const { t } = useTranslation('shell');
  const session = useSession();
  const after = session.status === 'user' ? session.mergedGuest : undefined;
  const { data } = useQuery({ ...mergedCartQuery(after ?? ''), enabled: after !== undefined });
  const lines = data?.merged?.lines ?? 0;
  useEffect(() => {
    if (after !== undefined && lines > 0) shellApi().toast({ kind: 'info', text: t('cartMerged', { count: lines }) });
  }, [after, lines, t]);
  return data?.totalAmount;
}

/** The number of items in the cart, on its icon; it follows every change, including those of other tabs. */
export function CartCount() {
  const { t } = useTranslation('shell');
  const { environment } = usePageInfo();
  const client = useQueryClient();
  const hasCart = useHasCustomer();
  const merged = useMergedCart();
  const { data } = useQuery({ ...cartSummaryQuery, enabled: hasCart });
  useEffect(() => followCarts(client, environment), [client, environment]);
  useRefetchOn(cartEvents, queryKeys.cart);
  const amount = merged ?? data?.totalAmount ?? 0;
  useEffect(() => {
    if (amount > 0 && !hasCartMark(environment)) markCart(environment);
  }, [amount, environment]);
  return <CountBadge count={amount} label={t('cartAmount', { count: amount })} cap={999} />;
}
