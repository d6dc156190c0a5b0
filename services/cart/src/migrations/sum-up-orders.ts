import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { endOf } from '../order/settle-money.ts';
import { restForOrder } from '../payment/allocations.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** Stores the unallocated and owed amounts of each order and, for a partially paid deposit, its deadline. Later changes of the order update them. */
export async function sumUpOrders({ orders, payments, settings }: MigratedCart): Promise<number> {
  let changed = 0;
  const hours = await settings.read();
  for await (const order of orders
    .find({ owed: { $exists: false } })
    .lean<StoredOrder[]>()
    .cursor()) {
    const naming = await payments.find({ order: order._id }).lean();
    const unallocated = naming.reduce((sum, payment) => sum + restForOrder(payment), 0);
    const owed = doneOrderStatuses.includes(order.status) ? totalsOf(order).credit + unallocated : 0;
    const { modifiedCount } = await orders.updateOne(
      { _id: order._id, revision: order.revision, owed: { $exists: false } },
      { $set: { unallocated, owed, ...(isPartlyPaid(order) && { payBy: endOf(order, hours) }) } },
    );
    changed += modifiedCount;
  }
  return changed;
}

const isPartlyPaid = (order: StoredOrder) => order.status === 'AWAITING_DEPOSIT' && totalsOf(order).paid > 0;
