import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../../cart.ts';
import { checkNewKey } from '../../line/check-new-key.ts';
import { linesOf } from '../../line/customer.ts';
import { findCart, linesInCart } from '../../line/find-line.ts';
import { changedLine } from '../../line/stored-line.ts';
import type { StoredLine } from '../../line/stored-line.ts';
import { checkRoom, writeCart } from '../../line/write-cart.ts';
import type { WriteScope } from '../change-quote.ts';
import type { StoredQuote } from '../quote.model.ts';

type Store = Pick<Cart, 'carts' | 'removedLines' | 'orders' | 'now'>;

/** Requested lines that staff has offered prices for. */
function offeredLines({ lines, versions }: StoredQuote): StoredLine[] {
  const refused = new Set(versions.at(-1)?.lines.flatMap(({ line, refusal }) => (refusal === undefined ? [] : line)));
  return lines.filter(({ _id }) => !refused.has(_id.toHexString()));
}

/** Finds lines removed since the request. Throws `CART_WAS_DELETED` for one that was ordered from stock meanwhile. */
async function removedLines(
  { removedLines, orders }: Store,
  session: ClientSession,
  { user, createdAt }: StoredQuote,
  missing: readonly StoredLine[],
): Promise<StoredLine[]> {
  const ids = missing.map(({ _id }) => _id);
  const removed = await removedLines
    .find({ _id: { $in: ids }, ...linesOf({ kind: 'user', id: user }) })
    .session(session)
    .lean<StoredLine[]>();
  const ordered = await orders
    .exists({ user, createdAt: { $gte: createdAt }, cartLines: { $in: ids.map((id) => id.toHexString()) } })
    .session(session);
  if (removed.length < missing.length || ordered !== null) throw new ApiFailure('CART_WAS_DELETED');
  return removed;
}

/**
 * Restores the goods of an accepted quote to the cart in the quoted amounts, including lines removed meanwhile. Throws `CART_WAS_DELETED` for an ordered line,
 * and `CART_WAS_EXISTED` if another line has the same goods or the cart is full.
 */
export async function returnQuotedLines(store: Store, quote: StoredQuote, scope: WriteScope): Promise<void> {
  const { session, context } = scope;
  const cart = await findCart(store, { kind: 'user', id: quote.user }, session);
  const [present, offered, at] = [linesInCart(cart), offeredLines(quote), store.now()];
  const missing = offered.filter(({ _id }) => !present.some((line) => line._id.equals(_id)));
  const removed = missing.length === 0 ? [] : await removedLines(store, session, quote, missing);
  const amounts = new Map(offered.map(({ _id, amount }) => [_id.toHexString(), amount]));
  const returned = [...present, ...removed].map((line) => {
    const amount = amounts.get(line._id.toHexString()) ?? line.amount;
    const isSame = line.status === 'IN_CART' && amount === line.amount;
    return isSame ? line : changedLine(line, { amount, status: 'IN_CART' }, at);
  });
  if (returned.every((line) => present.includes(line))) return;

  for (const [index, line] of removed.entries()) {
    checkNewKey(cart, line);
    checkRoom({ ...cart, lines: returned.slice(0, present.length + index) });
  }
  await writeCart(store, scope, { before: cart, lines: returned, context });
  await store.removedLines.deleteMany({ _id: { $in: removed.map(({ _id }) => _id) } }, { session });
}
