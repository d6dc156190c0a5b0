import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../../cart.ts';
import type { KnownProduct } from '../../product/known-products.ts';
import { changeCart } from '../change-cart.ts';
import { checkSale } from '../check-sale.ts';
import { checkStock } from '../check-stock.ts';
import { linesOf } from '../customer.ts';
import { productKey } from '../line-key.ts';
import type { StoredCustomer, StoredLine } from '../line.model.ts';
import { completeLine } from '../load-lines.ts';
import type { LoadedLine } from '../load-lines.ts';
import { snapshotOf } from '../product-snapshot.ts';
import { recordCartChange } from '../record-cart-change.ts';

/** One write whether or not the product lies in the cart already; a line that does stays at what its customer has seen of the product. */
async function addPieces({ lines, now }: Pick<Cart, 'lines' | 'now'>, session: ClientSession, customer: StoredCustomer, product: KnownProduct, amount: number): Promise<StoredLine> {
  const at = now();
  const filter = { ...linesOf(customer), key: productKey(product._id), status: 'IN_CART' as const };
  const added = { type: 'IN_SYSTEM' as const, product: snapshotOf(product), createdAt: at };
  const change = { $inc: { amount, revision: 1 }, $set: { updatedAt: at }, $setOnInsert: added };
  return lines.findOneAndUpdate(filter, change, { session, upsert: true, returnDocument: 'after' }).orFail().lean<StoredLine>();
}

export interface AddedPieces {
  /** Id of the product. */
  product: string;
  amount: number;
  customer: StoredCustomer;
  /** A product as it was within the last second will do. */
  recently?: true;
  context: EventContext;
}

/**
 * Adds pieces to the product's line, or makes one. Throws why the shop does not sell it, CART_AMOUNT_NOT_ENOUGH for more than there are, and what
 * `recordCartChange` throws.
 */
export async function addProduct(cart: Cart, { product: id, amount, customer, recently, context }: AddedPieces): Promise<LoadedLine> {
  const product = checkSale(recently === true ? await cart.products.findRecent(id) : (await cart.products.find([id])).get(id));
  const line = await changeCart(cart, async (session) => {
    const changed = await addPieces(cart, session, customer, product, amount);
    checkStock(changed.amount, product);
    await recordCartChange(cart, session, { customer, lines: changed.revision === 1 ? 1 : 0, amount, context });
    return changed;
  });
  return completeLine(cart, line, product);
}
