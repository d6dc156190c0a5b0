import { categoryChanged } from '@gvg/contracts/events/catalogue';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityKind } from '../entity/entity-kind.ts';
import type { Models } from '../models.ts';
import type { StoredCategory } from './category.model.ts';
import { presentCategory } from './category.presenter.ts';

/** How categories are written: every change tells category.changed. */
export function categoryKind({ categories }: Models): EntityKind<StoredCategory> {
  return {
    name: 'product-category',
    model: categories,
    notFound: 'PRODUCT_CATEGORY_NOT_FOUND',
    existed: 'PRODUCT_CATEGORY_WAS_EXISTED',
    present: presentCategory,
    tell: (after, _before, { connection, session, context }) => {
      const { revision, ...data } = presentCategory(after);
      return recordEvent(connection, session, { contract: categoryChanged, subjectId: data._id, revision, data, context });
    },
  };
}
