import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../cart.ts';
import type { StoredCart } from './customer-cart.model.ts';
import { findCart, linesInCart } from './find-line.ts';
import { changedLine } from './stored-line.ts';
import type { StoredCustomer, StoredLine } from './stored-line.ts';
import { checkOpen, writeCart } from './write-cart.ts';

/** Lines of a customer's cart as read when a change was decided. */
export interface SeenLines {
  customer: StoredCustomer;
  seen: readonly { line: StoredLine }[];
  context: EventContext;
}

type Store = Pick<Cart, 'carts' | 'removedLines' | 'now'>;

const isSame = (one: StoredLine, another: StoredLine): boolean => one._id.equals(another._id);

/** Returns the cart if the lines are as seen. Throws `CART_WAS_DELETED` if one has left the cart, and `CART_LINE_NOT_READY` if one has changed. */
async function requireSeen(store: Store, { session }: Transaction, { customer, seen }: SeenLines): Promise<StoredCart> {
  const cart = await findCart(store, customer, session);
  checkOpen(cart);
  const lines = linesInCart(cart);
  const present = seen.flatMap(({ line }) => lines.find((other) => isSame(other, line)) ?? []);
  if (present.length < seen.length) throw new ApiFailure('CART_WAS_DELETED');
  if (present.some(({ revision }, index) => revision !== seen[index]?.line.revision))
    throw new ApiFailure('CART_LINE_NOT_READY');
  return cart;
}

/** Removes lines from the cart. Throws the errors of `requireSeen`. */
export async function leaveCart(store: Store, transaction: Transaction, lines: SeenLines): Promise<void> {
  const { seen, context } = lines;
  const before = await requireSeen(store, transaction, lines);
  const at = store.now();
  const left = seen.map(({ line }) => changedLine(line, { status: 'WITHOUT_CART' }, at));
  await store.removedLines.insertMany(left, { session: transaction.session, lean: true });
  const rest = linesInCart(before).filter((line) => !left.some((other) => isSame(other, line)));
  await writeCart(store, transaction, { before, lines: rest, context });
}

/** Assigns a quote to cart lines and returns the updated lines. Throws the errors of `requireSeen`. */
export async function quoteLines(
  store: Store,
  transaction: Transaction,
  lines: SeenLines,
  quote: NonNullable<StoredLine['quote']>,
): Promise<StoredLine[]> {
  const { seen, context } = lines;
  const before = await requireSeen(store, transaction, lines);
  const at = store.now();
  const quoted = seen.map(({ line }) => changedLine(line, { quote }, at));
  const after = linesInCart(before).map((line) => quoted.find((other) => isSame(other, line)) ?? line);
  await writeCart(store, transaction, { before, lines: after, context });
  return quoted;
}
