import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { releaseWithoutOrder } from '../release-without-order.ts';

/** Longer than any placement: one that stalls longer fails after its reservation is released. */
const graceMs = 600_000;

/**
 * Releases the reservations of orders that were never placed, because a process was killed between reservation and commit, or its undo failed. Several
 * instances may sweep: releasing is idempotent, and nothing can be reserved for a released order.
 */
export async function sweepReservations(
  cart: Pick<Cart, 'orders' | 'placements' | 'now' | 'logger'>,
  catalogue: Pick<CatalogueClient, 'reservedBefore' | 'release'>,
): Promise<void> {
  const reserved = await catalogue.reservedBefore(new Date(cart.now().getTime() - graceMs));
  const placed = new Set(
    (await cart.orders.find({ _id: { $in: reserved } }, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString()),
  );
  await runIsolated(
    cart,
    reserved.filter((order) => !placed.has(order)),
    (order) => releaseWithoutOrder(cart, catalogue, order),
  );
}
