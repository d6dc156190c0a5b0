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
  /** The cart as read in the transaction. */
  before: StoredCart;
  lines: readonly StoredLine[];
  merge?: StoredMerge;
  context: EventContext;
}

/** Throws `INVALID_TOKEN` for a guest whose cart was merged. */
export function checkOpen({ merge }: StoredCart): void {
  if (merge !== undefined) throw new ApiFailure('INVALID_TOKEN');
}

/** Throws `CART_WAS_EXISTED` for a cart at the line limit. */
export function checkRoom({ lines }: Pick<StoredCart, 'lines'>): void {
  if (lines.length >= cartLimits.lines) throw new ApiFailure('CART_WAS_EXISTED');
}

/**
 * The only way to change a cart: replaces its lines and records `cart.changed`. Throws `INVALID_TOKEN` for a merged guest, and an error that makes the driver
 * retry the transaction if the cart has changed since it was read.
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

/** A concurrent change has created the customer's first cart. */
function onFailedInsert(error: unknown): number {
  if (isDuplicateKey(error)) return 0;
  throw error;
}
