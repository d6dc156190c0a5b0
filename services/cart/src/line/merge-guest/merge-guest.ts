import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';
import { findCart, linesInCart } from '../find-line.ts';
import { changedLine } from '../stored-line.ts';
import type { StoredLine } from '../stored-line.ts';
import { findLineQuotes, isBinding } from '../line-quote.ts';
import { dropPictures, picturesOf } from '../release-pictures/check-pictures.ts';
import { writeCart } from '../write-cart.ts';
import { mergeLines } from './merge-lines.ts';
import type { MergedLines } from './merge-lines.ts';

export interface GuestMerge {
  guest: string;
  user: string;
  /** Id of the merge event. */
  event: string;
  context: EventContext;
}

export type MergeStore = Pick<Cart, 'removedLines' | 'quotes' | 'carts' | 'pictureChecks' | 'products' | 'now'>;

/** Ids of lines with a quote that is open or can be ordered, which another amount would invalidate. */
async function quotedLines(
  store: MergeStore,
  session: ClientSession,
  lines: readonly StoredLine[],
): Promise<Set<string>> {
  const quotes = await findLineQuotes(store, lines, session);
  return new Set(lines.flatMap((line) => (isBinding(quotes.get(line)) ? line._id.toHexString() : [])));
}

/** The user's lines and the moved ones. */
function linesAfter(user: StoredCart, { moved, added }: MergedLines, updatedAt: Date): StoredLine[] {
  const amounts = new Map(added.map(({ to, amount }) => [to._id.toHexString(), amount]));
  const present = linesInCart(user).map((line) => {
    const amount = amounts.get(line._id.toHexString());
    return amount === undefined ? line : changedLine(line, { amount }, updatedAt);
  });
  return [...present, ...moved.map((line) => changedLine(line, { customer: user.customer }, updatedAt))];
}

/**
 * Moves a guest's lines to the signed-in user, once (rules/accounts.md), and closes the guest's cart permanently. May exceed the line limit, because nothing
 * that the customer chose is dropped. A merged guest has nothing to move.
 */
export async function mergeGuest(
  store: MergeStore,
  transaction: Transaction,
  { guest, user, event, context }: GuestMerge,
): Promise<void> {
  const { session } = transaction;
  const from = await findCart(store, { kind: 'guest', id: guest }, session);
  if (from.merge !== undefined) return;
  const to = await findCart(store, { kind: 'user', id: user }, session);
  const [guestLines, userLines] = [linesInCart(from), linesInCart(to)];
  const shared = new Set(userLines.flatMap(({ product }) => product?._id ?? []));
  const products = await store.products.find(
    guestLines.flatMap(({ product }) => (product !== undefined && shared.has(product._id) ? product._id : [])),
  );
  const merged = mergeLines(guestLines, userLines, { products, quoted: await quotedLines(store, session, userLines) });
  const lines = merged.moved.length + merged.added.length;

  await writeCart(store, transaction, { before: from, lines: [], merge: { user, event, lines }, context });
  // Nobody can restore lines that had left the guest's cart.
  const left = await store.removedLines.find(linesOf(from.customer)).session(session).lean<StoredLine[]>();
  await store.removedLines.deleteMany(linesOf(from.customer), { session });
  await dropPictures(store, session, { customer: to.customer, paths: picturesOf([...merged.dropped, ...left]) });
  if (lines > 0)
    await writeCart(store, transaction, { before: to, lines: linesAfter(to, merged, store.now()), context });
}
