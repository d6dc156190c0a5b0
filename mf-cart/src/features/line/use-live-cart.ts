import { shellApi } from '@gvg/browser-kit';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { useEffect, useRef } from 'react';
import { useCartTexts } from '../../texts/cart-texts.ts';
import { usePolling } from '../order/use-polling.ts';
import { describeLine } from './describe-line.ts';
import { isPersonal } from './line-state.ts';
import { useCart } from './use-cart.ts';

/** Polling interval in milliseconds, because sockets do not report changes of products. */
const everyMs = 30_000;

/** Returns the change in the catalogue that prevents ordering a line as before. Undefined if only its quote matters. */
function newsOf(before: CartLine | undefined, line: CartLine) {
  if (before?.type !== 'IN_SYSTEM' || line.type !== 'IN_SYSTEM' || line.state === 'QUOTED') return undefined;
  const [was, { isAvailable, price, stock }] = [before.current, line.current];
  if (was.isAvailable && !isAvailable) return 'gone';
  if (!isAvailable || isPersonal(line)) return undefined;
  if (stock < line.amount && stock < was.stock) return stock === 0 ? 'soldOut' : 'fewer';
  return price === was.price ? undefined : 'price';
}

/**
 * Keeps the cart of an open page current: reloads it periodically and when the page becomes visible. A toast shows which products have
 * changed.
 */
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
