import { listCategories } from '@gvg/contracts/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { listShelves } from '../../shelf/list-shelves.ts';
import { presentCategory } from '../category.presenter.ts';

export function listCategoriesRoute({ app, models }: Catalogue): void {
  mount(app, listCategories, ({ query, caller }) =>
    listShelves(models.categories, {
      filter: query.type === undefined ? {} : { type: query.type },
      query,
      caller,
      present: presentCategory,
    }),
  );
}
