import { setCategoryStatus } from '@gvg/contracts/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { categoryKind } from '../category.kind.ts';
import { presentCategory } from '../category.presenter.ts';

export function removeOrRestoreCategoryRoute(catalogue: Catalogue): void {
  const kind = categoryKind(catalogue.models);
  mount(catalogue.app, setCategoryStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentCategory(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
