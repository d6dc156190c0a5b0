import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../cart.ts';
import { turnOf } from '../in-turn.ts';
import type { StoredCustomer } from './stored-line.ts';

/**
 * Changes a customer's cart in a transaction. Queues concurrent changes in this process: each decides on the cart that it read, so of sixteen concurrent ones
 * fifteen would be retried. Changes from other instances can still conflict, and the driver retries the transaction.
 */
export function changeCart<Result>(
  { withTransaction, turns }: Pick<Cart, 'withTransaction' | 'turns'>,
  customer: StoredCustomer,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return turns.run(turnOf.cart(customer), () => withTransaction(change));
}
