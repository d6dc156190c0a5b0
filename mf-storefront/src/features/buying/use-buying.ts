import { pageContext, shellApi } from '@gvg/browser-kit';
import { whenCustomer } from '@gvg/browser-kit/session';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import { useRef, useState } from 'react';
import { namespace } from '../../texts/use-texts.ts';
import { useAddToCart, useChangeLine } from './api/cart.ts';
import { flyToCart } from './fly-to-cart.ts';

export interface Purchase {
  /** Id of the product. */
  product: string;
  name: string;
  amount: number;
}

export interface Buying {
  /** Adds to the cart, with a toast that links there and can undo it. `picture` moves to the cart. */
  add: (purchase: Purchase, picture: Element | null | undefined) => void;
  /** Adds to the cart and opens the check-out for only that product. */
  buyNow: (purchase: Purchase) => void;
  /** Adds to the cart and requests a quote there, because the price of such goods has to be determined first (rules/cart-and-orders.md). */
  askForQuote: (purchase: Purchase) => void;
  /**
   * Whether a request is pending; further ones are ignored. Buttons use `aria-disabled`, because browsers move the focus away from
   * `disabled` ones.
   */
  isPending: boolean;
}

/** Returns the actions of a product's buttons. A visitor with neither an account nor a guest session is asked to sign in. */
export function useBuying(): Buying {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const { mutateAsync: addProduct } = useAddToCart();
  const { mutate: changeLine } = useChangeLine();
  const addAsCustomer = async ({ product, amount }: Purchase) => {
    const isCustomer = (await whenCustomer()) || (await shellApi().session.signIn());
    // The write's toast explains the failure.
    return isCustomer ? addProduct({ body: { product, amount } }).catch(() => undefined) : undefined;
  };
  const run = async (purchase: Purchase, onAdded: (line: InSystemLine) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    const line = await addAsCustomer(purchase);
    isRunning.current = false;
    setPending(false);
    if (line) onAdded(line);
  };
  const announce = ({ _id: id, amount }: InSystemLine, { name, amount: added }: Purchase) => {
    // Restores the previous amount, or removes the line with its last piece.
    const before = amount > added ? { amount: amount - added } : { status: 'WITHOUT_CART' as const };
    const t = pageContext().i18n.getFixedT(null, namespace);
    shellApi().toast({
      kind: 'info',
      text: t('buying.added', { name }),
      otherAction: { label: t('buying.seeCart'), run: () => shellApi().navigate('/user/cart') },
      action: { label: t('buying.undo'), run: () => changeLine({ params: { id }, body: before }) },
    });
  };
  return {
    add: (purchase, picture) =>
      void run(purchase, (line) => {
        announce(line, purchase);
        flyToCart(picture);
      }),
    buyNow: (purchase) => void run(purchase, () => shellApi().navigate(`/order/check-out?product=${purchase.product}`)),
    askForQuote: (purchase) => void run(purchase, () => shellApi().navigate(`/user/cart?quote=${purchase.product}`)),
    isPending,
  };
}
