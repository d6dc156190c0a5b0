import type { StoredOrder } from '../order/order.model.ts';
import { usesOf } from '../quote/use-quotes.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** Adds the orders to quotes of earlier versions, which only the orders reference. */
export async function recordQuoteUses({ orders, quotes }: Pick<MigratedCart, 'orders' | 'quotes'>): Promise<number> {
  let changed = 0;
  for await (const { _id, user } of quotes
    .find({ status: 'ACCEPTED', uses: { $exists: false } }, { user: 1 })
    .lean()
    .cursor()) {
    const id = _id.toHexString();
    const placed = await orders
      .find({ user, 'lines.quote': id }, { lines: 1, cartLines: 1, createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean<StoredOrder[]>();
    const uses = placed.flatMap((order) => usesOf(order).get(id) ?? []);
    if (uses.length === 0) continue;
    const { modifiedCount } = await quotes.updateOne(
      { _id, uses: { $exists: false } },
      { $set: { uses }, $inc: { revision: 1 } },
    );
    changed += modifiedCount;
  }
  return changed;
}
