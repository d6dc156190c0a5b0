import type { ClientSession } from 'mongoose';
import type { TransactionWrite } from '@gvg/messaging/write-together';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../cart.ts';
import { cartIdOf } from './customer.ts';
import { findCart, linesInCart } from './find-line.ts';
import type { StoredCustomer, StoredLine } from './stored-line.ts';
import { checkOpen } from './write-cart.ts';

/** Lines of a customer's cart as they were when a change was decided on. */
export interface SeenLines {
  customer: StoredCustomer;
  seen: readonly { line: StoredLine }[];
}

type Store = Pick<Cart, 'carts' | 'leftLines' | 'now'>;

/** Why the cart's update found nothing: CART_WAS_DELETED when a line has left the cart meanwhile, CART_LINE_NOT_READY when one is no longer as it was seen. */
export async function failureOf(
  store: Pick<Store, 'carts'>,
  { customer, seen }: SeenLines,
  session?: ClientSession,
): Promise<Error> {
  const cart = await findCart(store, customer, session);
  checkOpen(cart);
  const present = new Set(linesInCart(cart).map(({ _id }) => _id.toHexString()));
  return new ApiFailure(
    seen.every(({ line }) => present.has(line._id.toHexString())) ? 'CART_LINE_NOT_READY' : 'CART_WAS_DELETED',
  );
}

/** Finds nothing unless each line is as it was seen: the cart need not be read again. */
function filterOf({ customer, seen }: SeenLines) {
  return {
    _id: cartIdOf(customer),
    merge: { $exists: false },
    $and: seen.map(({ line: { _id, revision } }) => ({ lines: { $elemMatch: { _id, revision } } })),
  };
}

const idsOf = ({ seen }: SeenLines) => seen.map(({ line }) => line._id);

/**
 * Writes of a transaction that take lines out of the cart; announcing the cart is the caller's. Where the one update among them finds nothing, or one of them a
 * duplicate key (the line has left before), the transaction must fail with `failureOf`.
 */
export function leaveCart({ carts, leftLines, now }: Store, lines: SeenLines): TransactionWrite[] {
  const at = now();
  const left = lines.seen.map(({ line }): StoredLine => ({
    ...line,
    status: 'WITHOUT_CART',
    revision: line.revision + 1,
    updatedAt: at,
  }));
  const amount = left.reduce((sum, line) => sum + line.amount, 0);
  const change = {
    $pull: { lines: { _id: { $in: idsOf(lines) } } },
    $inc: { totalAmount: -amount, revision: 1 },
    $set: { updatedAt: at },
  };
  return [
    { update: carts.collection.collectionName, filter: filterOf(lines), change },
    ...left.map((document) => ({ insert: leftLines.collection.collectionName, document })),
  ];
}

/** Gives lines of a cart their quote, in the transaction that stores it; announcing the cart is the caller's. Returns them as they are then. Errors: `failureOf`. */
export async function quoteLines(
  store: Store,
  session: ClientSession,
  lines: SeenLines,
  quote: NonNullable<StoredLine['quote']>,
): Promise<StoredLine[]> {
  const at = store.now();
  const set = { 'lines.$[line].quote': quote, 'lines.$[line].updatedAt': at, updatedAt: at };
  const update = { $set: set, $inc: { 'lines.$[line].revision': 1, revision: 1 } };
  const { matchedCount } = await store.carts.collection.updateOne(filterOf(lines) as never, update as never, {
    arrayFilters: [{ 'line._id': { $in: idsOf(lines) } }],
    session,
  });
  if (matchedCount === 0) throw await failureOf(store, lines, session);
  return lines.seen.map(({ line }) => ({ ...line, quote, revision: line.revision + 1, updatedAt: at }));
}
