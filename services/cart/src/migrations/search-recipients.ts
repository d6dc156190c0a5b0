import type { StoredOrder } from '../order/order.model.ts';
import { searchTextOf } from '../order/search-text.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** The recipient's number, without its `+`, is not in the search text. */
const isNotFound = { $expr: { $lt: [{ $indexOfCP: ['$searchText', { $substrCP: ['$recipient.phone', 1, 20] }] }, 0] } };

/** Orders of earlier versions are found by their recipients, too; a write in between has made its own search text. */
export async function searchRecipients({ orders }: MigratedCart): Promise<number> {
  let changed = 0;
  for await (const order of orders.find(isNotFound).lean<StoredOrder[]>().cursor()) {
    const { modifiedCount } = await orders.updateOne(
      { _id: order._id, revision: order.revision },
      { $set: { searchText: searchTextOf(order) } },
    );
    changed += modifiedCount;
  }
  return changed;
}
