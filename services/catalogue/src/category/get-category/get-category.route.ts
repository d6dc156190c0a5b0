import { getCategory } from '@gvg/contracts/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { getShelf } from '../../shelf/get-shelf.ts';
import { categoryErrors } from '../category.errors.ts';
import { presentCategory } from '../category.presenter.ts';

export function getCategoryRoute({ app, models }: Catalogue): void {
  mount(app, getCategory, async ({ params, caller }) => presentCategory(await getShelf(models.categories, categoryErrors, { id: params.id, caller })));
}
