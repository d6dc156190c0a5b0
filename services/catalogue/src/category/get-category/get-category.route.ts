import { getCategory } from '@gvg/contracts/catalogue/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { getGroup } from '../../product-group/get-group.ts';
import { categoryErrors } from '../category.errors.ts';
import { presentCategory } from '../category.presenter.ts';

export function getCategoryRoute({ app, models }: Catalogue): void {
  mount(app, getCategory, async ({ params, caller }) => presentCategory(await getGroup(models.categories, categoryErrors, { id: params.id, caller })));
}
