import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { Cart } from '../cart.ts';
import type { StoredCustomer, StoredLine } from './line.model.ts';
import { recordCartChange } from './record-cart-change.ts';

/**
 * Takes lines of one customer out of the cart in a transaction, as those that were ordered. `lines` are as they were read: one that has changed since makes
 * the driver repeat the transaction, which therefore has to read them in its session.
 */
export async function takeLinesOut(
  cart: Pick<Cart, 'lines' | 'carts' | 'connection' | 'now'>,
  session: ClientSession,
  { customer, lines, context }: { customer: StoredCustomer; lines: readonly StoredLine[]; context: EventContext },
): Promise<void> {
  for (const { _id, revision } of lines) {
    const change = { $set: { status: 'WITHOUT_CART' as const, updatedAt: cart.now() }, $inc: { revision: 1 } };
    const { matchedCount } = await cart.lines.updateOne({ _id, revision, status: 'IN_CART' }, change, { session });
    if (matchedCount === 0) throw concurrentChangeError('line');
  }
  await recordCartChange(cart, session, { customer, lines: -lines.length, amount: -lines.reduce((sum, { amount }) => sum + amount, 0), context });
}
