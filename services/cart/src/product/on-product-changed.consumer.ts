import { productEvents } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';
import { toStoredProduct } from './stored-product.ts';
import { writeIfNewer } from './write-if-newer.ts';

/** Stores what a product is now; the lines that hold it show the difference, and stay as they are. */
export function onProductChanged({
  bus,
  knownProducts,
}: { bus: Pick<Bus, 'consume'> } & Pick<KnownProductModels, 'knownProducts'>): Promise<void> {
  return bus.consume({
    name: 'on-product-changed',
    events: productEvents,
    isIdempotent: true,
    handle: ({ data, revision }) => writeIfNewer(knownProducts, toStoredProduct(data, revision)),
  });
}
