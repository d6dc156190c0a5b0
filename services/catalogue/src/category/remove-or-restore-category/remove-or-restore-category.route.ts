import { setCategoryStatus } from '@gvg/contracts/catalogue/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { categoryEntity } from '../category.entity.ts';
import { presentCategory } from '../category.presenter.ts';

export function removeOrRestoreCategoryRoute(catalogue: Catalogue): void {
  const entity = categoryEntity(catalogue.models);
  mount(catalogue.app, setCategoryStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentCategory(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
