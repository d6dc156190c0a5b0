import { listCategories } from '@gvg/contracts/catalogue/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { listGroups } from '../../product-group/list-groups.ts';
import { presentCategory } from '../category.presenter.ts';

export function listCategoriesRoute({ app, models }: Catalogue): void {
  mount(app, listCategories, ({ query, caller }) =>
    listGroups(models.categories, {
      filter: query.type === undefined ? {} : { type: query.type },
      query,
      caller,
      present: presentCategory,
    }),
  );
}
