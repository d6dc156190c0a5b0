import type { Types } from 'mongoose';
import type { Cart } from '../cart.ts';
import type { StoredPayment } from './payment.model.ts';

/**
 * Orders with a transfer that was recorded before an instant and reached the bank, as its day says, after it: perhaps nothing of them has changed since, and
 * yet the transfer counts on its day.
 */
export async function ordersPaidLater({ payments }: Pick<Cart, 'payments'>, start: Date): Promise<Types.ObjectId[]> {
  const found = await payments
    .find({ receivedAt: { $gte: start }, createdAt: { $lt: start } }, { allocations: 1 })
    .lean<Pick<StoredPayment, 'allocations'>[]>();
  return found.flatMap(({ allocations }) => allocations.flatMap(({ order }) => order ?? []));
}
