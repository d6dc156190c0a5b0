import type { CatalogueClient } from '../../../catalogue/catalogue-client.ts';
import type { Cart } from '../../../cart.ts';
import { runIsolated } from '../../../timer/run-isolated.ts';
import { takeOverReservation } from '../change-reservation.ts';

/** Longer than any change: one that stalls longer fails once it is taken over. */
const graceMs = 60_000;

/** Settles the reservations of orders with an interrupted change. Safe on several instances at once. */
export async function settleReservations(
  cart: Pick<Cart, 'orders' | 'reservationChanges' | 'now' | 'logger'>,
  catalogue: Pick<CatalogueClient, 'setReserved'>,
): Promise<void> {
  const stalled = await cart.reservationChanges.find({ at: { $lte: new Date(cart.now().getTime() - graceMs) } }).lean();
  await runIsolated(cart, stalled, (change) => takeOverReservation(cart, catalogue, change));
}
