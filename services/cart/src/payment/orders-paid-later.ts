import type { Types } from 'mongoose';
import type { Cart } from '../cart.ts';
import type { StoredPayment } from './payment.model.ts';

/**
 * Finds orders with a transfer whose bank day is after `start` although it was recorded earlier. Such a transfer counts on its bank day, even if the order has
 * not changed since.
 */
export async function ordersPaidLater({ payments }: Pick<Cart, 'payments'>, start: Date): Promise<Types.ObjectId[]> {
  const found = await payments
    .find({ receivedAt: { $gte: start }, createdAt: { $lt: start } }, { allocations: 1 })
    .lean<Pick<StoredPayment, 'allocations'>[]>();
  return found.flatMap(({ allocations }) => allocations.flatMap(({ order }) => order ?? []));
}
