import type { Cart } from '../cart.ts';
import { onCatalogueImported } from './on-catalogue-imported.consumer.ts';
import { onCategoryChanged } from './on-category-changed.consumer.ts';
import { onProducerChanged } from './on-producer-changed.consumer.ts';
import { onProductChanged } from './on-product-changed.consumer.ts';

/** Feeds the projection of catalogue's products. */
export async function consumeCatalogue(cart: Cart): Promise<void> {
  await Promise.all([
    onProductChanged(cart),
    onCategoryChanged(cart),
    onProducerChanged(cart),
    onCatalogueImported(cart),
  ]);
}
