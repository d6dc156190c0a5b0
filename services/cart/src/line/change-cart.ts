import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../cart.ts';
import { turnOf } from '../in-turn.ts';
import type { StoredCustomer } from './stored-line.ts';

/**
 * Changes a customer's cart in a transaction. Changes that reach this process at once are made one after the other: each is decided on the cart as it was read,
 * so of sixteen at once fifteen would read it in vain. Those of other instances still meet: the driver repeats the transaction then.
 */
export function changeCart<Result>(
  { withTransaction, turns }: Pick<Cart, 'withTransaction' | 'turns'>,
  customer: StoredCustomer,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return turns.run(turnOf.cart(customer), () => withTransaction(change));
}
