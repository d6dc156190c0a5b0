import { categoryChanged } from '@gvg/contracts/catalogue/events';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { FreightRules } from '../cost/freight-rules.ts';
import type { Models } from '../models.ts';
import type { GroupDefinition } from '../product-group/group-definition.ts';
import type { StoredCategory } from './category.model.ts';
import { presentCategory } from './category.presenter.ts';

/** Entity definition of categories: every write records category.changed. */
export function categoryEntity(
  { categories }: Models,
  freightRules: Pick<FreightRules, 'change'>,
): GroupDefinition<StoredCategory, Category> {
  return {
    name: 'product-category',
    model: categories,
    notFound: 'PRODUCT_CATEGORY_NOT_FOUND',
    alreadyExists: 'PRODUCT_CATEGORY_WAS_EXISTED',
    wasDeleted: 'PRODUCT_CATEGORY_WAS_DELETED',
    isNotShowed: 'PRODUCT_CATEGORY_IS_NOT_SHOWED',
    present: presentCategory,
    around: (transaction) => freightRules.change(transaction),
    eventOf: (after, _before, context) => {
      const { revision, ...data } = presentCategory(after);
      return { contract: categoryChanged, subjectId: data._id, revision, data, context };
    },
  };
}
