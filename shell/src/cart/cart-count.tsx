import { hasCustomer, keyOf, shellApi, useData, useDataClient, useSession } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { VisuallyHidden, color, fontWeight, keyframes, motion, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { mergedCartAddress, summaryAddress } from './cart-addresses.ts';
import { hasCartMark } from './cart-mark.ts';
import { followCarts, markCart } from './follow-carts.ts';

const tick = keyframes({ '50%': { transform: 'scale(1.25)' } });

const Badge = styled('span')({
  ...tabularFigures,
  position: 'absolute',
  top: 2,
  insetInlineStart: 22,
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(18),
  height: rem(18),
  paddingInline: 4,
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: rem(11),
  fontWeight: fontWeight.heading,
  lineHeight: 1,
  animation: `${tick} ${motion.calm}`,
});

/** A guest session begins while the page is open, at the latest with the first write. */
function useHasCustomer(): boolean {
  const { queries } = useDataClient();
  return useSyncExternalStore(
    (listener) => queries.getMutationCache().subscribe(listener),
    hasCustomer,
    () => false,
  );
}

/** Says once how many lines of the guest came into the user's cart; the response waits for them (rules/accounts.md). */
function useMergedCart(): number | undefined {
  const { t } = useTranslation('shell');
  const session = useSession();
  const after = session.status === 'user' ? session.mergedGuest : undefined;
  const { data } = useData(after === undefined ? undefined : mergedCartAddress(after));
  const lines = data?.merged?.lines ?? 0;
  useEffect(() => {
    if (after !== undefined && lines > 0) shellApi().toast({ kind: 'info', text: t('cartMerged', { count: lines }) });
  }, [after, lines, t]);
  return data?.totalAmount;
}

/** The sum of the amounts in the cart, on its icon; it follows every change, also of other tabs. */
export function CartCount() {
  const { t } = useTranslation('shell');
  const { environment } = usePageInfo();
  const client = useDataClient();
  const hasCart = useHasCustomer();
  const merged = useMergedCart();
  const { data } = useData(hasCart ? summaryAddress : undefined);
  useEffect(() => followCarts(client.queries, environment, keyOf(summaryAddress)), [client, environment]);
  const amount = merged ?? data?.totalAmount ?? 0;
  useEffect(() => {
    if (amount > 0 && !hasCartMark(environment)) markCart(environment);
  }, [amount, environment]);
  if (amount === 0) return null;
  return (
    <>
      <VisuallyHidden>, {t('cartAmount', { count: amount })}</VisuallyHidden>
      <Badge key={amount} aria-hidden>
        {amount > 999 ? '999+' : amount}
      </Badge>
    </>
  );
}
