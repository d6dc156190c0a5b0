import { randomUUID } from 'node:crypto';
import { cartChanged } from '@gvg/contracts/cart/events';
import type { MigratedCart } from './migrated-cart.ts';

/** Process of an earlier version, which published `cart.changed` from memory: its changes since this time may be unpublished. */
interface Announcer {
  since: Date;
}

/**
 * Records `cart.changed` for carts that killed processes of an earlier version left unpublished. A repeated event is harmless because it contains the whole
 * state.
 */
export async function recordUnannouncedCarts({ connection, carts, withTransaction }: MigratedCart): Promise<number> {
  const announcers = connection.collection<Announcer>('announcers');
  const [first] = await announcers.find().sort({ since: 1 }).limit(1).toArray();
  if (first === undefined) return 0;
  const changed = await carts
    .find({ 'customer.kind': { $in: ['user', 'guest'] }, updatedAt: { $gte: first.since } }, { lines: 0 })
    .lean();
  for (const { customer, totalAmount, revision } of changed) {
    const context = { actor: { kind: 'system', id: 'migration' }, correlationId: randomUUID() } as const;
    await withTransaction(
      async ({ record }) =>
        void record({
          contract: cartChanged,
          subjectId: customer.id,
          revision,
          data: { customer, totalAmount },
          context,
        }),
    );
  }
  await announcers.deleteMany({});
  return changed.length;
}
