import { productCreated, productRemoved, productRestored, productUpdated } from '@gvg/contracts/events/catalogue';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityKind } from '../entity/entity-kind.ts';
import type { Models } from '../models.ts';
import type { StoredProduct } from './product.model.ts';
import { presentProduct } from './product.presenter.ts';

function eventOf(after: StoredProduct, before: StoredProduct | null) {
  if (before === null) return productCreated;
  if (before.isDeleted === after.isDeleted) return productUpdated;
  return after.isDeleted ? productRemoved : productRestored;
}

/** How products are written: which event a change tells follows from what it did. */
export function productKind({ products }: Models): EntityKind<StoredProduct> {
  return {
    name: 'product',
    model: products,
    notFound: 'PRODUCT_NOT_FOUND',
    existed: 'PRODUCT_WAS_EXISTED',
    present: presentProduct,
    tell: (after, before, { connection, session, context }) => {
      const { revision, ...data } = presentProduct(after);
      return recordEvent(connection, session, { contract: eventOf(after, before), subjectId: data._id, revision, data, context });
    },
  };
}
