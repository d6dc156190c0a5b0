import { useState } from 'react';
import type { Purchase } from './add-to-cart.ts';
import { flyToCart } from './fly-to-cart.ts';

const load = () => import(/* webpackChunkName: "buying" */ './add-to-cart.ts');

export interface Buying {
  /** `picture` moves to the cart. */
  add: (purchase: Purchase, picture: Element | null | undefined) => void;
  buyNow: (purchase: Purchase) => void;
  askForQuote: (purchase: Purchase) => void;
  isPending: boolean;
}

/** What the buttons of a product do; loaded when one of them is used. */
export function useBuying(): Buying {
  const [isPending, setPending] = useState(false);
  const run = async (act: (module: Awaited<ReturnType<typeof load>>) => Promise<unknown>) => {
    setPending(true);
    try {
      await act(await load());
    } finally {
      setPending(false);
    }
  };
  return {
    add: (purchase, picture) => void run(async ({ addToCart }) => (await addToCart(purchase)) && flyToCart(picture)),
    buyNow: (purchase) => void run(({ buyNow }) => buyNow(purchase)),
    askForQuote: (purchase) => void run(({ askForQuote }) => askForQuote(purchase)),
    isPending,
  };
}
