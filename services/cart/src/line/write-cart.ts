import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { ClientSession } from 'mongoose';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';
import type { Cart } from '../cart.ts';
import type { StoredCart, StoredMerge } from './customer-cart.model.ts';
import { embedded } from './find-line.ts';
import type { StoredLine } from './stored-line.ts';

export interface CartWrite {
  /** The cart as it was read. */
  before: StoredCart;
  lines: readonly StoredLine[];
  merge?: StoredMerge;
  /** Of the transaction; absent for a change of this one document. */
  session?: ClientSession | undefined;
}

/** Throws INVALID_TOKEN for a guest whose lines have gone to a user. */
export function checkOpen({ merge }: StoredCart): void {
  if (merge !== undefined) throw new ApiFailure('INVALID_TOKEN');
}

/** Throws CART_WAS_EXISTED when the cart has as many lines as it may have. */
export function checkRoom({ lines }: StoredCart): void {
  if (lines.length >= cartLimits.lines) throw new ApiFailure('CART_WAS_EXISTED');
}

/**
 * Replaces the lines of a cart; announcing it is the caller's. Throws INVALID_TOKEN for a guest whose lines have gone to a user, and an error that has the
 * change repeated (`repeatOnConflict`, or the driver in a transaction) when the cart is no longer as it was read.
 */
export async function writeCart(
  { carts, now }: Pick<Cart, 'carts' | 'now'>,
  { before, lines, merge, session }: CartWrite,
): Promise<void> {
  checkOpen(before);
  const { _id, customer, revision } = before;
  const fields = {
    customer,
    lines: lines.map(embedded),
    totalAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    updatedAt: now(),
    ...(merge && { merge }),
  };
  const options = { ...(session && { session }) };
  if (revision === 0) await carts.collection.insertOne({ _id, ...fields, revision: 1 } as never, options);
  else if (
    (await carts.collection.updateOne({ _id, revision } as never, { $set: fields, $inc: { revision: 1 } }, options))
      .matchedCount === 0
  )
    throw concurrentChangeError('cart');
}

/** Far longer than instances change one cart at once: each run that fails means that another change was made. */
const giveUpMs = 10_000;
const greatestPauseMs = 64;

const isConflict = (error: unknown): boolean =>
  isDuplicateKey(error) ||
  (error instanceof mongo.MongoError && error.hasErrorLabel(mongo.MongoErrorLabel.TransientTransactionError));

/** Runs a change of one document anew when another instance has just changed it, after ever longer pauses of random length, so that they do not meet again. */
export async function repeatOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + giveUpMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, greatestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error;
      await delay(Math.random() * pauseMs);
    }
  }
}
