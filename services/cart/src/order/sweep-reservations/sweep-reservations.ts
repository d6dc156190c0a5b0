import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { releaseWithoutOrder } from '../release-without-order.ts';

export const sweepIntervalMs = 60_000;
/** Longer than any placement takes, so that one on its way is never swept. */
const graceMs = 600_000;

/**
 * Gives back what is reserved for orders that were never placed, because a process was killed between reservation and commit, or its undo failed. Several
 * instances may sweep: releasing is idempotent, and nothing can be reserved for a released order.
 */
export async function sweepReservations({ orders, now }: Pick<Cart, 'orders' | 'now'>, catalogue: Pick<CatalogueClient, 'reservedBefore' | 'release'>): Promise<void> {
  const reserved = await catalogue.reservedBefore(new Date(now().getTime() - graceMs));
  const placed = new Set((await orders.find({ _id: { $in: reserved } }, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString()));
  for (const order of reserved) if (!placed.has(order)) await releaseWithoutOrder({ orders }, catalogue, order);
}
