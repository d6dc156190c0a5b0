import { productEvents } from '@gvg/contracts/catalogue/events';
import type { Bus } from '@gvg/messaging/bus';
import type { KnownProductModels } from './known-products.ts';
import { toStoredProduct } from './stored-product.ts';
import { writeIfNewer } from './write-if-newer.ts';

/** Stores a product's current data. Lines with the product show the difference and are not changed. */
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
