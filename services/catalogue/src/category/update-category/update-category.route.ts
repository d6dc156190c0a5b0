import { updateCategory } from '@gvg/contracts/catalogue/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { changeGroup } from '../../product-group/write-group.ts';
import { categoryErrors } from '../category.errors.ts';
import { categoryEntity } from '../category.entity.ts';
import { presentCategory } from '../category.presenter.ts';

export function updateCategoryRoute(catalogue: Catalogue): void {
  const entity = categoryEntity(catalogue.models);
  mount(catalogue.app, updateCategory, async ({ params, body: { revision, ...fields }, context }) =>
    presentCategory(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (stored) => changeGroup(stored, fields, categoryErrors.wasDeleted),
      }),
    ),
  );
}
