import { productCreated, productRemoved, productRestored, productUpdated } from '@gvg/contracts/catalogue/events';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox/outbox';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredProduct } from './product.model.ts';
import { presentProduct } from './product.presenter.ts';
import { recordFirstStock } from '../stock/stock-movement.ts';

function eventContractOf(after: StoredProduct, before: StoredProduct | null) {
  if (before === null) return productCreated;
  if (before.isDeleted === after.isDeleted) return productUpdated;
  return after.isDeleted ? productRemoved : productRestored;
}

/** Returns the event of a write: product.created, updated, removed or restored. */
export function productEvent(
  after: StoredProduct,
  before: StoredProduct | null,
  context: EventContext,
): EventToRecord<ReturnType<typeof eventContractOf>> {
  const { revision, ...data } = presentProduct(after);
  return { contract: eventContractOf(after, before), subjectId: data._id, revision, data, context };
}

/** Entity definition of products: a write records product.created, updated, removed or restored, and the stock of a new product is its first movement. */
export function productEntity({ products, stockMovements }: Models): EntityDefinition<StoredProduct> {
  return {
    name: 'product',
    model: products,
    notFound: 'PRODUCT_NOT_FOUND',
    alreadyExists: (keys) => ('skuKey' in keys ? 'SKU_WAS_EXISTED' : 'PRODUCT_WAS_EXISTED'),
    editCount: 'editRevision',
    present: presentProduct,
    eventOf: productEvent,
    async writeDependents(after, before, { session, context }) {
      if (before === null) await recordFirstStock(stockMovements, [after], { session, by: context.actor });
    },
  };
}
