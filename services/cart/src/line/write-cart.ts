import { cartChanged } from '@gvg/contracts/cart/events';
import { cartLimits } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Cart } from '../cart.ts';
import type { StoredCart, StoredMerge } from './customer-cart.model.ts';
import { embedded } from './find-line.ts';
import type { StoredLine } from './stored-line.ts';

export interface CartWrite {
  /** The cart as it was read in the transaction. */
  before: StoredCart;
  lines: readonly StoredLine[];
  merge?: StoredMerge;
  context: EventContext;
}

/** Throws INVALID_TOKEN for a guest whose lines have gone to a user. */
export function checkOpen({ merge }: StoredCart): void {
  if (merge !== undefined) throw new ApiFailure('INVALID_TOKEN');
}

/** Throws CART_WAS_EXISTED when the cart has as many lines as it may have. */
export function checkRoom({ lines }: Pick<StoredCart, 'lines'>): void {
  if (lines.length >= cartLimits.lines) throw new ApiFailure('CART_WAS_EXISTED');
}

/**
 * The one way in which a cart changes: replaces its lines and records `cart.changed`. Throws INVALID_TOKEN for a guest whose lines have gone to a user, and an
 * error that has the driver repeat the transaction when the cart is no longer as it was read.
 */
export async function writeCart(
  { carts, now }: Pick<Cart, 'carts' | 'now'>,
  { session, record }: Transaction,
  { before, lines, merge, context }: CartWrite,
): Promise<void> {
  checkOpen(before);
  const { _id, customer } = before;
  const totalAmount = lines.reduce((sum, { amount }) => sum + amount, 0);
  const revision = before.revision + 1;
  const after = {
    customer,
    lines: lines.map(embedded),
    totalAmount,
    ...(merge && { merge }),
    revision,
    updatedAt: now(),
  };
  const write =
    before.revision === 0
      ? carts.insertMany([{ _id, ...after }], { session }).then(() => 1, onFailedInsert)
      : carts
          .updateOne({ _id, revision: before.revision }, { $set: after }, { session })
          .then(({ matchedCount }) => matchedCount);
  if ((await write) === 0) throw concurrentChangeError('cart');
  record({ contract: cartChanged, subjectId: customer.id, revision, data: { customer, totalAmount }, context });
}

/** Another change has made the customer's first cart meanwhile. */
function onFailedInsert(error: unknown): number {
  if (isDuplicateKey(error)) return 0;
  throw error;
}
