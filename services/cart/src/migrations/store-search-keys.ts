import type { StoredOrder } from '../order/order.model.ts';
import type { StoredPayment } from '../payment/payment.model.ts';
import { orderKeysOf, paymentKeysOf } from '../search/search-keys.ts';
import type { MigratedCart } from './migrated-cart.ts';

const hasNone = { searchKeys: { $exists: false } } as const;
/** An earlier version stored the words of goods in a text next to the keys. */
const hasText = { searchText: { $exists: true } } as const;

/** Adds search keys to documents of earlier versions. Writes in the meantime have created their own. */
export async function storeSearchKeys({ orders, payments }: MigratedCart): Promise<number> {
  let changed = 0;
  for await (const order of orders
    .find({ $or: [hasNone, hasText] })
    .lean<StoredOrder[]>()
    .cursor()) {
    const { modifiedCount } = await orders.updateOne(
      { _id: order._id, revision: order.revision },
      { $set: { searchKeys: orderKeysOf(order) }, $unset: { searchText: '' } },
      { strict: false },
    );
    changed += modifiedCount;
  }
  for await (const payment of payments.find(hasNone).lean<StoredPayment[]>().cursor()) {
    const { modifiedCount } = await payments.updateOne(
      { _id: payment._id, revision: payment.revision },
      { $set: { searchKeys: paymentKeysOf(payment) } },
    );
    changed += modifiedCount;
  }
  return changed;
}
