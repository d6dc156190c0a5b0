import type { Cart } from '../cart.ts';
import { onCatalogueImported } from './on-catalogue-imported.consumer.ts';
import { onGroupChanged } from './on-group-changed.consumer.ts';
import { onProductChanged } from './on-product-changed.consumer.ts';

/** Feeds the projection of catalogue's products. */
export async function consumeCatalogue(cart: Cart): Promise<void> {
  await Promise.all([onProductChanged(cart), onGroupChanged(cart), onCatalogueImported(cart)]);
}
