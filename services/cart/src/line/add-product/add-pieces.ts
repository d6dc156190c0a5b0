import { Types } from 'mongoose';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../../cart.ts';
import type { KnownProduct } from '../../product/known-products.ts';
import { checkAmount } from '../check-amount.ts';
import { checkStock } from '../check-stock.ts';
import { findCart, linesInCart } from '../find-line.ts';
import { productKey } from '../line-key.ts';
import { findLineQuotes } from '../line-quote.ts';
import { snapshotOf } from '../product-snapshot.ts';
import { changedLine } from '../stored-line.ts';
import type { StoredCustomer, StoredLine } from '../stored-line.ts';
import { checkOpen, checkRoom, writeCart } from '../write-cart.ts';
import type { CartWrite } from '../write-cart.ts';

export interface Pieces extends Pick<CartWrite, 'context'> {
  customer: StoredCustomer;
  product: KnownProduct;
  amount: number;
  locale: Locale;
}

type Store = Pick<Cart, 'carts' | 'quotes' | 'now'>;

function newLine({ customer, product, amount }: Pieces, at: Date): StoredLine {
  const fields = {
    customer,
    type: 'IN_SYSTEM',
    status: 'IN_CART',
    key: productKey(product._id),
    amount,
    product: snapshotOf(product),
  } as const;
  return { _id: new Types.ObjectId(), ...fields, revision: 1, createdAt: at, updatedAt: at };
}

/**
 * Adds pieces to the product's line, or creates one. The line keeps the product data that its customer last saw. Throws `CART_AMOUNT_NOT_ENOUGH` beyond the
 * stock, `ACTION_NOT_ALLOWED` for a line with an open quote, `INVALID_TOKEN` for a merged guest, and `CART_WAS_EXISTED` for exceeding the line limit.
 */
export async function addPieces(store: Store, transaction: Transaction, pieces: Pieces): Promise<StoredLine> {
  const { customer, product, amount: added, context } = pieces;
  const before = await findCart(store, customer, transaction.session);
  checkOpen(before);
  const [lines, at] = [linesInCart(before), store.now()];
  const present = lines.find(({ key }) => key === productKey(product._id));
  const amount = (present?.amount ?? 0) + added;
  checkStock(amount, product, pieces.locale);
  if (present === undefined) checkRoom(before);
  else {
    const quote = (await findLineQuotes(store, [present], transaction.session)).get(present);
    checkAmount({ line: present, ...(quote && { quote }) }, amount);
  }
  const after = present === undefined ? newLine(pieces, at) : changedLine(present, { amount }, at);
  await writeCart(store, transaction, { before, lines: [...lines.filter((line) => line !== present), after], context });
  return after;
}
