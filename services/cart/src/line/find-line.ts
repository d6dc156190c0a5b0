import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { Cart } from '../cart.ts';
import { cartIdOf, linesOf } from './customer.ts';
import type { EmbeddedLine, StoredCart } from './customer-cart.model.ts';
import type { StoredCustomer, StoredLine } from './stored-line.ts';

type Store = Pick<Cart, 'carts' | 'removedLines'>;

/** Empty cart of a customer without one: `revision` 0. */
const emptyCart = (customer: StoredCustomer): StoredCart => ({
  _id: cartIdOf(customer),
  customer,
  lines: [],
  totalAmount: 0,
  revision: 0,
  updatedAt: new Date(0),
});

export async function findCart(
  { carts }: Pick<Cart, 'carts'>,
  customer: StoredCustomer,
  session: ClientSession | null = null,
): Promise<StoredCart> {
  return (await carts.findById(cartIdOf(customer)).session(session).lean<StoredCart>()) ?? emptyCart(customer);
}

export const inCart = (customer: StoredCustomer, line: EmbeddedLine): StoredLine => ({
  ...line,
  customer,
  status: 'IN_CART',
});

/** Line in the form of the cart's document. */
export const embedded = ({ customer: _customer, status: _status, ...line }: StoredLine): EmbeddedLine => line;

const latestFirst = (first: StoredLine, second: StoredLine): number =>
  second.createdAt.getTime() - first.createdAt.getTime() ||
  (second._id.toHexString() < first._id.toHexString() ? -1 : 1);

/** Latest first. */
export const linesInCart = ({ customer, lines }: StoredCart): StoredLine[] =>
  lines.map((line) => inCart(customer, line)).toSorted(latestFirst);

/** Finds lines of a customer in or out of the cart. Omits ids of other customers. */
export async function findLines(store: Store, customer: StoredCustomer, ids: readonly string[]): Promise<StoredLine[]> {
  const present = linesInCart(await findCart(store, customer)).filter(({ _id }) => ids.includes(_id.toHexString()));
  const missing = ids.filter((id) => !present.some(({ _id }) => _id.toHexString() === id));
  return missing.length === 0
    ? present
    : [
        ...present,
        ...(await store.removedLines.find({ _id: { $in: missing }, ...linesOf(customer) }).lean<StoredLine[]>()),
      ];
}

/** For finding a cart by the time of its last change, because clocks of instances differ. */
const clockToleranceMs = 60_000;

/** Finds a line of any customer: a removed one, or one in a cart that has changed since the line was created. */
export async function findAnyLine({ carts, removedLines }: Store, id: string): Promise<StoredLine | undefined> {
  const left = await removedLines.findById(id).lean<StoredLine>();
  if (left !== null) return left;
  const since = new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000 - clockToleranceMs);
  const cart = await carts
    .findOne({
      'customer.kind': { $in: ['user', 'guest'] },
      updatedAt: { $gte: since },
      'lines._id': new Types.ObjectId(id),
    })
    .lean<StoredCart>();
  return cart === null ? undefined : linesInCart(cart).find(({ _id }) => _id.toHexString() === id);
}
