import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** Stores the due amount of each order, which later changes of the order update. */
export async function storeDue({ orders }: MigratedCart): Promise<number> {
  let changed = 0;
  for await (const order of orders
    .find({ due: { $exists: false } })
    .lean<StoredOrder[]>()
    .cursor()) {
    const { modifiedCount } = await orders.updateOne(
      { _id: order._id, revision: order.revision, due: { $exists: false } },
      { $set: { due: totalsOf(order).due } },
    );
    changed += modifiedCount;
  }
  return changed;
}
