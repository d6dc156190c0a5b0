import { updateCategory } from '@gvg/contracts/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { changeShelf } from '../../shelf/write-shelf.ts';
import { categoryErrors } from '../category.errors.ts';
import { categoryKind } from '../category.kind.ts';
import { presentCategory } from '../category.presenter.ts';

export function updateCategoryRoute(catalogue: Catalogue): void {
  const kind = categoryKind(catalogue.models);
  mount(catalogue.app, updateCategory, async ({ params, body: { revision, ...fields }, context }) =>
    presentCategory(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (stored) => changeShelf(stored, fields, categoryErrors.wasDeleted),
      }),
    ),
  );
}
