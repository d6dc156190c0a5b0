import type { CatalogueClient } from '../catalogue/catalogue-client.ts';
import type { Cart } from '../cart.ts';

/** Gives back what is reserved for an order, unless it was placed: a commit that seems to have failed may have reached the database. */
export async function releaseWithoutOrder({ orders }: Pick<Cart, 'orders'>, catalogue: Pick<CatalogueClient, 'release'>, order: string): Promise<void> {
  if ((await orders.exists({ _id: order }).read('primary').readConcern('majority')) === null) await catalogue.release(order);
}
