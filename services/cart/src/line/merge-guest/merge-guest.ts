import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../../cart.ts';
import { cartIdOf, linesOf } from '../customer.ts';
import type { StoredMerge } from '../customer-cart.model.ts';
import type { StoredCustomer, StoredLine } from '../line.model.ts';
import { recordCartChange } from '../record-cart-change.ts';
import { mergeLines } from './merge-lines.ts';
import type { MergedLines } from './merge-lines.ts';

export interface GuestMerge {
  guest: string;
  user: string;
  /** Id of the event that says so. */
  event: string;
  context: EventContext;
}

type Store = Pick<Cart, 'lines' | 'carts' | 'products' | 'connection' | 'now'>;

const linesInCart = ({ lines }: Store, session: ClientSession, customer: StoredCustomer) => lines.find({ ...linesOf(customer), status: 'IN_CART' }).session(session).lean<StoredLine[]>();

async function writeLines({ lines, now }: Store, session: ClientSession, user: StoredCustomer, { moved, added }: MergedLines): Promise<void> {
  const updatedAt = now();
  for (const { to, amount } of added) await lines.updateOne({ _id: to._id }, { $set: { amount, updatedAt }, $inc: { revision: 1 } }, { session });
  if (moved.length > 0) await lines.updateMany({ _id: { $in: moved.map(({ _id }) => _id) } }, { $set: { customer: user, updatedAt }, $inc: { revision: 1 } }, { session });
}

/** Ends the guest's cart for good: from here on nothing is added to it. */
async function closeCart(store: Store, session: ClientSession, customer: StoredCustomer, merge: StoredMerge, context: EventContext): Promise<void> {
  const { lines, totalAmount } = (await store.carts.findById(cartIdOf(customer)).session(session).lean()) ?? { lines: 0, totalAmount: 0 };
  await recordCartChange(store, session, { customer, lines: -lines, amount: -totalAmount, context });
  await store.carts.updateOne({ _id: cartIdOf(customer) }, { $set: { merge } }, { session });
  // Lines that had left the cart are of no use to anybody.
  await store.lines.deleteMany(linesOf(customer), { session });
}

/**
 * Moves the lines of a guest to the user who has signed in, once (rules/accounts.md). The cart may become larger than one may grow by adding: nothing that
 * the customer has chosen is dropped. A guest whose lines have gone to a user already has nothing to move.
 */
export async function mergeGuest(store: Store, session: ClientSession, { guest, user, event, context }: GuestMerge): Promise<void> {
  const [from, to]: StoredCustomer[] = [{ kind: 'guest', id: guest }, { kind: 'user', id: user }];
  if (from === undefined || to === undefined) return;
  if ((await store.carts.exists({ _id: cartIdOf(from), merge: { $exists: true } }).session(session)) !== null) return;
  const [guestLines, userLines] = [await linesInCart(store, session, from), await linesInCart(store, session, to)];
  const shared = new Set(userLines.flatMap(({ product }) => product?._id ?? []));
  const products = await store.products.find(guestLines.flatMap(({ product }) => (product !== undefined && shared.has(product._id) ? product._id : [])));
  const merged = mergeLines(guestLines, userLines, products);
  const lines = merged.moved.length + merged.added.length;

  await writeLines(store, session, to, merged);
  await closeCart(store, session, from, { user, event, lines }, context);
  if (lines === 0) return;
  const amount = merged.moved.reduce((sum, line) => sum + line.amount, 0) + merged.added.reduce((sum, line) => sum + line.amount - line.to.amount, 0);
  await recordCartChange(store, session, { customer: to, lines: merged.moved.length, amount, context });
}
