import { productEvents } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import { startRounds } from '@gvg/messaging/rounds';
import type { StoredProduct } from './known-product.model.ts';
import type { KnownProductModels } from './known-products.ts';
import { toStoredProduct } from './stored-product.ts';
import { writeAllIfNewer } from './write-if-newer.ts';

/** Each order changes a product: under load one write stores what several orders have changed. Nobody notices a stock that is this much later. */
const gatherMs = 50;

/** Stores what a product is now; the lines that hold it show the difference, and stay as they are. */
export function onProductChanged({
  bus,
  knownProducts,
}: { bus: Pick<Bus, 'consume'> } & Pick<KnownProductModels, 'knownProducts'>): Promise<void> {
  const rounds = startRounds<StoredProduct>((products) => writeAllIfNewer(knownProducts, products), gatherMs);
  return bus.consume({
    name: 'on-product-changed',
    events: productEvents,
    isGuarded: true,
    handle: ({ data, revision }) => rounds.add(toStoredProduct(data, revision)),
  });
}
