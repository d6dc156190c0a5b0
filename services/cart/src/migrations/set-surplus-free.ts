import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { changeOrderIn } from '../order/change-order.ts';
import { withEntries } from '../order/ledger.ts';
import { totalsOf } from '../order/order-totals.ts';
import { allocatedTo, unallocatedOf } from '../payment/allocations.ts';
import { writePayment } from '../payment/write-payment.ts';
import type { MigratedCart } from './migrated-cart.ts';

/**
 * Releases overpayments, which were allocated entirely to their order: for payments in the queue, an additional entry takes the order's credit out, as this
 * version would. A payment with a rest is of this version.
 */
export async function setSurplusFree(cart: MigratedCart): Promise<number> {
  const tooMuch = await cart.payments.find({ status: 'OVERPAID', referenceKey: { $exists: true } }).lean();
  const whole = tooMuch.filter((payment) => unallocatedOf(payment) <= 0);
  for (const { _id } of whole) await cart.withTransaction((transaction) => setFreeIn(cart, transaction, _id));
  return whole.length;
}

async function setFreeIn(cart: MigratedCart, transaction: Transaction, id: Types.ObjectId): Promise<void> {
  const { session } = transaction;
  const context: EventContext = { actor: { kind: 'system', id: 'cart' }, correlationId: randomUUID() };
  const payment = await cart.payments.findById(id).session(session).orFail().lean();
  const orders = new Map(
    payment.allocations.flatMap(({ order }) => (order === undefined ? [] : [[order.toHexString(), order] as const])),
  );
  for (const [key, order] of orders) {
    await changeOrderIn(cart, transaction, {
      key,
      context,
      apply(current) {
        const surplus = Math.max(0, Math.min(totalsOf(current).credit, allocatedTo(payment, order)));
        return withEntries(current, [{ kind: 'CORRECTION', amount: -surplus, payment: id.toHexString() }], cart.now());
      },
    });
  }
  // Without a surplus, only its status changes.
  const before = await cart.payments.findById(id).session(session).orFail().lean();
  await writePayment(cart, transaction, { before, fields: {}, context });
}
