import { Types, mongo } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { CatalogueClient } from '../catalogue/catalogue-client.ts';
import type { Cart } from '../cart.ts';

/** Longest wait for an open transaction of the order. After that, the next sweep tries again. */
const waitMs = 2_000;
const maxTimeExpired = 50;

/** Prevents the order's transaction from committing from now on, unless it already has. Throws `SERVICE_UNAVAILABLE` while that transaction is open. */
async function decidePlacement({ placements, now }: Pick<Cart, 'placements' | 'now'>, order: string): Promise<void> {
  try {
    await placements.collection.insertOne({ _id: new Types.ObjectId(order), at: now() }, { maxTimeMS: waitMs });
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === maxTimeExpired)
      throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error });
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Releases the reservation of an order unless it was placed. The order cannot be placed afterwards, however long its process was stalled
 * (decisions/placing-orders.md).
 */
export async function releaseWithoutOrder(
  cart: Pick<Cart, 'orders' | 'placements' | 'now'>,
  catalogue: Pick<CatalogueClient, 'release'>,
  order: string,
): Promise<void> {
  await decidePlacement(cart, order);
  // Reads from the primary rather than by majority: an order that a failover may still undo keeps its reservation until the next sweep.
  if ((await cart.orders.exists({ _id: order }).read('primary')) === null) await catalogue.release(order);
}
