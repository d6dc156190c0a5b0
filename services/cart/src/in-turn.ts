import { createHash } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Cart } from './cart.ts';
import { cartIdOf } from './line/customer.ts';
import type { StoredCustomer } from './line/stored-line.ts';

export type Turns = Pick<Cart, 'withTransaction' | 'turns' | 'locks'>;

/** Keys of the turns that changes of several documents take. */
export const turnOf = {
  cart: (customer: StoredCustomer) => `cart:${cartIdOf(customer)}`,
  order: (id: Types.ObjectId) => `order:${id.toHexString()}`,
  payment: (id: Types.ObjectId) => `payment:${id.toHexString()}`,
  quote: (id: Types.ObjectId) => `quote:${id.toHexString()}`,
  reference: (referenceKey: string) => `reference:${referenceKey}`,
};

/** Locks are shared by keys with the same hash, so that there are at most 65,536. */
const lockOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 4);

/**
 * Makes the transaction exclusive for these keys on all instances from its first statement on. Locks are taken in sorted order before any other write, so that
 * transactions never deadlock. The driver retries the later one after a random pause.
 */
export async function takeLocks(
  { locks }: Pick<Cart, 'locks'>,
  session: ClientSession,
  keys: readonly string[],
): Promise<void> {
  for (const _id of [...new Set(keys.map(lockOf))].toSorted())
    await locks.updateOne({ _id }, { $inc: { taken: 1 } }, { upsert: true, session }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? concurrentChangeError('lock') : error;
    });
}

/**
 * Runs a transaction that changes several documents when it has its turn for all keys. Transactions of this process wait here without a connection. `check`
 * rejects what can be rejected before anything is written.
 */
export function inTurn<Result>(
  { withTransaction, turns }: Pick<Turns, 'withTransaction' | 'turns'>,
  keys: readonly string[],
  change: (transaction: Transaction) => Promise<Result>,
  check: () => Promise<void> = async () => undefined,
): Promise<Result> {
  return turns.runAll(keys, async () => {
    await check();
    return withTransaction(change);
  });
}

/** Runs a money transaction in its turn, and also waits for other instances at the locks. */
export function inLockedTurn<Result>(
  cart: Turns,
  keys: readonly string[],
  change: (transaction: Transaction) => Promise<Result>,
  check?: () => Promise<void>,
): Promise<Result> {
  const changeLocked = async (transaction: Transaction) => {
    await takeLocks(cart, transaction.session, keys);
    return change(transaction);
  };
  return inTurn(cart, keys, changeLocked, check);
}
