import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { restForOrder } from '../payment/allocations.ts';
import { takeLocks, turnOf } from '../in-turn.ts';
import { changeOrderIn } from './change-order.ts';
import { withEntries } from './ledger.ts';
import type { StoredOrder } from './order.model.ts';
import type { Books } from './settle-money.ts';
import { totalsOf } from './order-totals.ts';

/**
 * Writes off what the shop owes a customer who waives it, in the transaction that deletes their data: unused payments go to the orders that they name, and a
 * FORFEITED entry clears each order's credit.
 */
export async function forfeitOwed(
  books: Books,
  transaction: Transaction,
  { user, context }: { user: string; context: EventContext },
): Promise<void> {
  const { session } = transaction;
  const owing = await books.orders
    .find({ user, owed: { $gt: 0 } })
    .session(session)
    .lean<StoredOrder[]>();
  await takeLocks(
    books,
    session,
    owing.map(({ _id }) => turnOf.order(_id)),
  );
  const at = books.now();
  for (const { _id } of owing) {
    const naming = await books.payments.find({ order: _id }).sort({ receivedAt: 1, _id: 1 }).session(session).lean();
    const rests = naming.map((payment) => ({
      kind: 'PAYMENT' as const,
      amount: restForOrder(payment),
      payment: payment._id.toHexString(),
    }));
    await changeOrderIn(books, transaction, {
      key: _id.toHexString(),
      context,
      apply(order) {
        const allocated = withEntries(order, rests, at);
        return withEntries(allocated, [{ kind: 'FORFEITED', amount: -totalsOf(allocated).credit }], at);
      },
    });
  }
}
