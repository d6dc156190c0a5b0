import { Types } from 'mongoose';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { Cart } from '../../cart.ts';
import type { KnownProduct } from '../../product/known-products.ts';
import { checkAmount } from '../check-amount.ts';
import { checkStock, greatestAmount } from '../check-stock.ts';
import { cartIdOf } from '../customer.ts';
import type { EmbeddedLine, StoredCart } from '../customer-cart.model.ts';
import { findCart, inCart } from '../find-line.ts';
import { productKey } from '../line-key.ts';
import { lineQuoteOf } from '../line-quote.ts';
import { snapshotOf } from '../product-snapshot.ts';
import type { StoredCustomer, StoredLine } from '../stored-line.ts';
import { checkOpen, checkRoom, writeCart } from '../write-cart.ts';

export interface Pieces {
  customer: StoredCustomer;
  product: KnownProduct;
  amount: number;
}

type Store = Pick<Cart, 'carts' | 'quotes' | 'now'>;

/** Of a guest who has signed in nothing is added to (rules/accounts.md). */
const openCart = (customer: StoredCustomer) => ({ _id: cartIdOf(customer), merge: { $exists: false } });

function newLine({ product, amount }: Pieces, at: Date): EmbeddedLine {
  return {
    _id: new Types.ObjectId(),
    type: 'IN_SYSTEM',
    key: productKey(product._id),
    amount,
    product: snapshotOf(product),
    revision: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** The new line; undefined where there is no cart, or where it has a line of the product, is closed or full. */
async function pushLine({ carts, now }: Store, pieces: Pieces): Promise<EmbeddedLine | undefined> {
  const at = now();
  const line = newLine(pieces, at);
  const filter = {
    ...openCart(pieces.customer),
    'lines.key': { $ne: line.key },
    [`lines.${cartLimits.lines - 1}`]: { $exists: false },
  };
  const change = { $push: { lines: line }, $inc: { totalAmount: line.amount, revision: 1 }, $set: { updatedAt: at } };
  const { matchedCount } = await carts.collection.updateOne(filter as never, change as never);
  return matchedCount === 0 ? undefined : line;
}

/**
 * The line of the product, and of this quote, with these pieces more; undefined where there is none that may have so many. It stays at what its customer has seen
 * of the product.
 */
async function addToLine(
  { carts, now }: Store,
  { customer, product, amount }: Pieces,
  quote?: EmbeddedLine['quote'],
): Promise<EmbeddedLine | undefined> {
  const [at, key] = [now(), productKey(product._id)];
  const filter = {
    ...openCart(customer),
    lines: {
      $elemMatch: { key, amount: { $lte: greatestAmount(product) - amount }, quote: quote ?? { $exists: false } },
    },
  };
  const change = {
    $inc: { 'lines.$.amount': amount, 'lines.$.revision': 1, totalAmount: amount, revision: 1 },
    $set: { 'lines.$.updatedAt': at, updatedAt: at },
  };
  const options = { returnDocument: 'after', projection: { lines: { $elemMatch: { key } } } } as const;
  const after = (await carts.collection.findOneAndUpdate(filter as never, change as never, options)) as Pick<
    StoredCart,
    'lines'
  > | null;
  return after?.lines[0];
}

/** The line that a quote names with these pieces more. Throws ACTION_NOT_ALLOWED while the quote is open; one that is not never is again. */
async function addToQuotedLine(store: Store, pieces: Pieces, present: EmbeddedLine): Promise<EmbeddedLine> {
  const line = inCart(pieces.customer, present);
  const named = await store.quotes.findById(present.quote).lean();
  const quote = named === null ? undefined : lineQuoteOf(line, named, store.now());
  checkAmount({ line, ...(quote && { quote }) }, line.amount + pieces.amount);
  const added = await addToLine(store, pieces, present.quote);
  if (added === undefined) throw concurrentChangeError('cart');
  return added;
}

/** The line of the customer's first cart, or of one that a quote names. Where there was no cart a moment ago but is now, or the other way round, the addition is repeated. */
async function startCart(store: Store, pieces: Pieces): Promise<EmbeddedLine> {
  const before = await findCart(store, pieces.customer);
  checkOpen(before);
  const present = before.lines.find(({ key }) => key === productKey(pieces.product._id));
  if (present !== undefined) checkStock(present.amount + pieces.amount, pieces.product);
  else checkRoom(before);
  if (present?.quote !== undefined) return addToQuotedLine(store, pieces, present);
  if (before.revision > 0) throw concurrentChangeError('cart');
  const line = newLine(pieces, store.now());
  await writeCart(store, { before, lines: [inCart(pieces.customer, line)] });
  return line;
}

/**
 * Adds pieces to the product's line, or makes one: a single write where the cart is there, without reading it. Throws CART_AMOUNT_NOT_ENOUGH for more than there
 * are, ACTION_NOT_ALLOWED for a line under an open quote, INVALID_TOKEN for a guest whose lines have gone to a user, CART_WAS_EXISTED for a line too many, and an error for `repeatOnConflict`.
 */
export async function addPieces(store: Store, pieces: Pieces): Promise<StoredLine> {
  checkStock(pieces.amount, pieces.product);
  return inCart(
    pieces.customer,
    (await pushLine(store, pieces)) ?? (await addToLine(store, pieces)) ?? (await startCart(store, pieces)),
  );
}
