import { orderDelivered } from '@gvg/contracts/cart/events';
import type { Bus } from '@gvg/messaging/bus';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { endReservation } from '../stock/release-stock/release-reservation.ts';
import { productEntity } from './product.entity.ts';
import type { StoredProduct } from './product.model.ts';

/** Adds a delivered order to the sold counts, allows its customer to rate the products, and ends its reservation without returning stock. */
export function onOrderDelivered({ bus, models }: { bus: Pick<Bus, 'consume'>; models: Models }): Promise<void> {
  return bus.consume({
    name: 'on-order-delivered',
    events: [orderDelivered],
    handle: async ({ data: { _id: order, user, lines } }, scope) => {
      await endReservation(models, order, scope);
      const amounts = new Map<string, number>();
      for (const { product, amount } of lines)
        if (product !== undefined) amounts.set(product, (amounts.get(product) ?? 0) + amount);

      for (const [id, amount] of amounts) {
        const product = await models.products.findById(id).session(scope.session).lean<StoredProduct>();
        if (product === null)
          throw new Error(`an order contains the product ${id}, which does not exist in the catalogue`);
        await applyChange(productEntity(models), product, { $inc: { sold: amount } }, scope);
        await models.deliveredProducts.updateOne({ user, product: id }, {}, { upsert: true, session: scope.session });
      }
    },
  });
}
