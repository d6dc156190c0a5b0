import { shellApi } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { useEffect, useRef } from 'react';
import { useCartTexts } from '../../texts/cart-texts.ts';
import { usePolling } from '../order/use-polling.ts';
import { describeLine } from './describe-line.ts';
import { isPersonal } from './line-state.ts';
import { useCart } from './use-cart.ts';

/** Milliseconds: sockets say nothing of products, so the page asks. */
const everyMs = 30_000;

/** What the catalogue has changed about a line so that it cannot be ordered as it was; undefined for what only its quote determines. */
function newsOf(before: CartLine | undefined, line: CartLine) {
  if (before?.type !== 'IN_SYSTEM' || line.type !== 'IN_SYSTEM' || line.state === 'QUOTED') return undefined;
  const [was, { isAvailable, price, stock }] = [before.current, line.current];
  if (was.isAvailable && !isAvailable) return 'gone';
  if (!isAvailable || isPersonal(line)) return undefined;
  if (stock < line.amount && stock < was.stock) return stock === 0 ? 'soldOut' : 'fewer';
  return price === was.price ? undefined : 'price';
}

/** The cart of an open page: asked for now and then, and when the page is seen again; a toast says which products have changed. */
export function useLiveCart() {
  const { t, locale } = useCartTexts();
  const cart = useCart();
  const docs = cart.data?.docs;
  usePolling(() => void cart.refetch(), cart.isEnabled ? everyMs : undefined);
  const known = useRef(docs);
  useEffect(() => {
    const before = new Map(known.current?.map((line) => [line._id, line]));
    known.current = docs;
    const news = (docs ?? []).flatMap((line) => {
      const change = newsOf(before.get(line._id), line);
      if (change === undefined || line.type !== 'IN_SYSTEM') return [];
      const { price, stock } = line.current;
      return t(`cart.news.${change}`, { name: describeLine(line, locale).name, price: formatMoney(price), stock });
    });
    if (news.length > 0) shellApi().toast({ kind: 'message', text: news.join(' ') });
  }, [docs, locale, t]);
  return cart;
}
