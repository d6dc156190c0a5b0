import { Types, mongo } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { CatalogueClient } from '../catalogue/catalogue-client.ts';
import type { Cart } from '../cart.ts';

/** While the order's own transaction is open, nothing is decided; the next sweep asks again. */
const waitMs = 2_000;
const maxTimeExpired = 50;

/** From here on the order's transaction cannot be committed any more, unless it was before. Throws SERVICE_UNAVAILABLE while it is open. */
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
 * Gives back what is reserved for an order, unless it was placed; from then on it cannot be, however long the process that was placing it has stalled
 * (decisions/placing-orders.md).
 */
export async function releaseWithoutOrder(
  cart: Pick<Cart, 'orders' | 'placements' | 'now'>,
  catalogue: Pick<CatalogueClient, 'release'>,
  order: string,
): Promise<void> {
  await decidePlacement(cart, order);
  // Not what the majority has: an order that a failover may still undo keeps its reservation until the next sweep.
  if ((await cart.orders.exists({ _id: order }).read('primary')) === null) await catalogue.release(order);
}
