import { hasCustomer, optionalComponent, shellApi, useSession } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ShoppingCart, VisuallyHidden } from '@gvg/ui';
import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { whenIdle } from '../page/when-idle.ts';
import { hasCartMark } from './cart-mark.ts';
import { SlotLink } from './slot-link.ts';

const CartCount = optionalComponent(() =>
  import(/* webpackChunkName: "later-cart-count" */ './cart-count.tsx').then((module) => module.CartCount),
);

const firstUses = ['pointerdown', 'keydown', 'storage'] as const;

/** Checks whether this browser has had a cart, or its page has been used: a guest who has just arrived has an empty cart. */
function useMayHaveCart(): boolean {
  const { environment } = usePageInfo();
  const [mayHaveCart, setMayHaveCart] = useState(false);
  useEffect(() => {
    const confirm = () => setMayHaveCart(true);
    if (hasCartMark(environment) || window.__GVG_EARLY__?.isUsed) confirm();
    for (const use of firstUses) addEventListener(use, confirm, { once: true });
    return () => firstUses.forEach((use) => removeEventListener(use, confirm));
  }, [environment]);
  return mayHaveCart;
}

/**
 * Checks whether to count the cart: the page is idle, and the session is known. Always false on servers, whose documents contain no
 * personal cart.
 */
function useIsCounting(): boolean {
  const { status } = useSession();
  const mayHaveCart = useMayHaveCart();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  return isIdle && (status === 'user' || (status === 'guest' && mayHaveCart));
}

/** The cart with its number of items; asks for sign-in if there is neither a user nor a guest session (specification §2). */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const isCounting = useIsCounting();
  if (!isRouteDeployed(usePageInfo(), '/user/cart')) return null;
  const open = (event: MouseEvent) => {
    if (status === 'starting' || hasCustomer()) return;
    event.preventDefault();
    void shellApi()
      .session.signIn()
      .then((isSignedIn) => isSignedIn && shellApi().navigate('/user/cart'));
  };
  return (
    <SlotLink to="/user/cart" onClick={open}>
      <ShoppingCart size={22} aria-hidden />
      <VisuallyHidden>{t('cart')}</VisuallyHidden>
      {isCounting && <CartCount />}
    </SlotLink>
  );
}
