import { categoryChanged } from '@gvg/contracts/catalogue/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredCategory } from './category.model.ts';
import { presentCategory } from './category.presenter.ts';

/** Entity definition of categories: every write records category.changed. */
export function categoryEntity({ categories }: Models): EntityDefinition<StoredCategory> {
  return {
    name: 'product-category',
    model: categories,
    notFound: 'PRODUCT_CATEGORY_NOT_FOUND',
    alreadyExists: 'PRODUCT_CATEGORY_WAS_EXISTED',
    present: presentCategory,
    recordEvents: (after, _before, { connection, session, context }) => {
      const { revision, ...data } = presentCategory(after);
      return recordEvent(connection, session, { contract: categoryChanged, subjectId: data._id, revision, data, context });
    },
  };
}
