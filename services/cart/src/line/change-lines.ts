import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../cart.ts';
import { cartIdOf } from './customer.ts';
import { findCart, linesInCart } from './find-line.ts';
import type { StoredCustomer, StoredLine } from './stored-line.ts';
import { checkOpen } from './write-cart.ts';

export interface LinesChange {
  customer: StoredCustomer;
  /** Lines of the customer's cart as they were when the change was decided on. */
  seen: readonly { line: StoredLine }[];
  fields: Partial<Pick<StoredLine, 'quote' | 'status'>>;
}

type Store = Pick<Cart, 'carts' | 'leftLines' | 'now'>;

async function failureOf(store: Store, session: ClientSession, { customer, seen }: LinesChange): Promise<Error> {
  const cart = await findCart(store, customer, session);
  checkOpen(cart);
  const present = new Set(linesInCart(cart).map(({ _id }) => _id.toHexString()));
  return new ApiFailure(seen.every(({ line }) => present.has(line._id.toHexString())) ? 'CART_LINE_NOT_READY' : 'CART_WAS_DELETED');
}

/** One update that finds nothing unless each line is as it was seen: the cart need not be read again. */
function changeOf(changed: readonly StoredLine[], { seen, fields: { quote, status } }: LinesChange, at: Date) {
  const ids = changed.map(({ _id }) => _id);
  const filter = { merge: { $exists: false }, $and: seen.map(({ line: { _id, revision } }) => ({ lines: { $elemMatch: { _id, revision } } })) };
  if (status === 'WITHOUT_CART') {
    const amount = changed.reduce((sum, line) => sum + line.amount, 0);
    return { filter, update: { $pull: { lines: { _id: { $in: ids } } }, $inc: { totalAmount: -amount, revision: 1 }, $set: { updatedAt: at } }, options: {} };
  }
  const set = { 'lines.$[line].quote': quote, 'lines.$[line].updatedAt': at, updatedAt: at };
  return { filter, update: { $set: set, $inc: { 'lines.$[line].revision': 1, revision: 1 } }, options: { arrayFilters: [{ 'line._id': { $in: ids } }] } };
}

/**
 * Changes several lines of a cart in the transaction of what they are for; announcing the cart is the caller's. Returns them as they are then. Throws
 * CART_WAS_DELETED when one has left the cart meanwhile, CART_LINE_NOT_READY when one is no longer as it was seen.
 */
export async function changeLines(store: Store, session: ClientSession, change: LinesChange): Promise<StoredLine[]> {
  const at = store.now();
  const changed = change.seen.map(({ line }): StoredLine => ({ ...line, ...change.fields, revision: line.revision + 1, updatedAt: at }));
  const { filter, update, options } = changeOf(changed, change, at);
  const { matchedCount } = await store.carts.collection.updateOne({ _id: cartIdOf(change.customer), ...filter } as never, update as never, { ...options, session });
  if (matchedCount === 0) throw await failureOf(store, session, change);
  const left = changed.filter(({ status }) => status === 'WITHOUT_CART');
  if (left.length > 0) await store.leftLines.insertMany(left, { session, lean: true });
  return changed;
}
